/** Headers of every answer: what a page may load and who may frame it. */
import type { RequestHandler } from 'express';
import helmet from 'helmet';

const OWN = ["'self'"];
const NONE = ["'none'"];

/** What other sites' pages may show in a frame: boards to look at, without anything to press. */
const FRAMED = '/embed/';

/** `isSecure`: the public address is https, and browsers should remember that. */
export function securityHeaders(isSecure: boolean): RequestHandler {
  const own = headersOf(isSecure, false);
  const framed = headersOf(isSecure, true);
  return (request, response, next) => {
    (request.path.startsWith(FRAMED) ? framed : own)(request, response, next);
  };
}

function headersOf(isSecure: boolean, isFramed: boolean): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: NONE,
        scriptSrc: OWN,
        styleSrc: OWN,
        imgSrc: [...OWN, 'data:'],
        connectSrc: OWN,
        fontSrc: OWN,
        mediaSrc: OWN,
        workerSrc: OWN,
        manifestSrc: OWN,
        baseUri: NONE,
        formAction: OWN,
        frameAncestors: isFramed ? ['*'] : NONE,
      },
    },
    xFrameOptions: isFramed ? false : { action: 'deny' },
    // Browsers ignore it over plain http, and complain.
    crossOriginOpenerPolicy: isSecure,
    // Other names of the domain are not ours to decide on.
    strictTransportSecurity: isSecure ? { includeSubDomains: false } : false,
  });
}
