/** What an express app answers to, as it is put together: the description of the interface is held against it. */
import express from 'express';
import { onTestFinished, vi } from 'vitest';

interface Stacked {
  readonly stack: readonly Layer[];
}
interface Layer {
  readonly route?: {
    readonly path: string;
    readonly methods: Readonly<Record<string, boolean>>;
  };
}
interface Mount {
  readonly parent: unknown;
  readonly prefix: string;
}
/** As express adds a router or another handler, with a path before it or none. */
type Use = (...given: unknown[]) => unknown;

/** Hears from now on, for one app, where routers are mounted; gives all routes, like `get /api/matches/{id}`. */
export function hearRoutes(): () => readonly string[] {
  const mounts = new Map<unknown, Mount>();
  const prototype = express.Router.prototype as { use: Use };
  const { use } = prototype;
  const spy = vi.spyOn(prototype, 'use').mockImplementation(function (this: unknown, ...given) {
    const [path] = given;
    const mount = { parent: this, prefix: typeof path === 'string' && path !== '/' ? path : '' };
    for (const handler of given.flat()) if (isRouter(handler)) mounts.set(handler, mount);
    return use.apply(this, given);
  });
  onTestFinished(() => {
    spy.mockRestore();
  });
  const placeOf = (router: unknown): string => {
    const mount = mounts.get(router);
    return mount === undefined ? '' : placeOf(mount.parent) + mount.prefix;
  };
  const list = (): readonly string[] =>
    [...mounts.keys()].flatMap((router) => routesOf(router, placeOf(router)));
  return () => [...new Set(list())].sort();
}

function isRouter(handler: unknown): handler is Stacked {
  return typeof handler === 'function' && 'stack' in handler;
}

function routesOf(router: unknown, place: string): readonly string[] {
  if (!isRouter(router)) return [];
  return router.stack.flatMap(({ route }) => {
    if (route === undefined) return [];
    const path = (place + route.path).replace(/(?<=.)\/$/, '').replaceAll(/:(\w+)/g, '{$1}');
    return Object.keys(route.methods).map((method) => `${method} ${path}`);
  });
}
