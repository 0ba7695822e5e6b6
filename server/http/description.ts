/** `GET /api/openapi.json`: the HTTP interface described for programs. */
import { Router } from 'express';
import { describeInterface, type DescriptionSetting } from './openapi.ts';

/** It changes with the server alone; asked for anew with its tag, it is not sent again. */
const AN_HOUR = 'public, max-age=3600';

export function descriptionRouter(setting: DescriptionSetting): Router {
  const router = Router();
  let text: string | null = null;
  router.get('/', (_request, response) => {
    text ??= JSON.stringify(describeInterface(setting));
    response.set('Cache-Control', AN_HOUR).type('json').send(text);
  });
  return router;
}
