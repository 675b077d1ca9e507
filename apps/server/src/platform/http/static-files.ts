import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { serveBuiltScripts } from './built-scripts.ts';

/**
 * Serves the built web client. Files under `assets` have a content hash in their name and are cached for good; all other files are
 * revalidated at each request. The page may load pictures from `pictureOrigins` too. Returns false without serving anything if the client
 * is not built, unless it is `awaited`.
 */
export async function registerStaticFiles(
  app: FastifyInstance,
  { root, awaited = false }: { readonly root: string; readonly awaited?: boolean },
  pictureOrigins: () => Promise<readonly string[]> = () => Promise.resolve([]),
): Promise<boolean> {
  if (!awaited && !existsSync(join(root, 'index.html'))) {
    app.log.warn({ root }, 'the web client is not built: only the calls are served');
    return false;
  }
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    suppressWarning: awaited,
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(root, 'assets'));
      void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  serveBuiltScripts(app, join(root, 'assets'));
  app.addHook('onSend', async (request, reply) => {
    if (!isPage(request.url)) return;
    const origins = await pictureOrigins();
    const policy = reply.getHeader('content-security-policy');
    if (origins.length > 0 && typeof policy === 'string')
      void reply.header('content-security-policy', policy.replace("img-src 'self'", `img-src 'self' ${origins.join(' ')}`));
  });
  return true;
}

const isPage = (url: string): boolean => ['/', '/index.html'].includes(url.split('?')[0]!);
