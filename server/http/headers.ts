/** Headers of every answer: what a page may load and who may frame it. */
import type { RequestHandler } from 'express';
import helmet from 'helmet';

const OWN = ["'self'"];
const NONE = ["'none'"];

/** `isSecure`: the public address is https, and browsers should remember that. */
export function securityHeaders(isSecure: boolean): RequestHandler {
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
        frameAncestors: NONE,
      },
    },
    xFrameOptions: { action: 'deny' },
    // Browsers ignore it over plain http, and complain.
    crossOriginOpenerPolicy: isSecure,
    strictTransportSecurity: isSecure,
  });
}
