/** `GET /api/lobby`: who waits for an opponent, and what is being played. */
import { Router } from 'express';
import type { LobbyBoard } from '../lobby/lobby.ts';

export function lobbyRouter(lobby: Pick<LobbyBoard, 'read'>): Router {
  const router = Router();
  router.get('/', async (_request, response) => {
    response.json(await lobby.read());
  });
  return router;
}
