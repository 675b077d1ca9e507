import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the built web client. Files under `assets` carry a hash of their content in the name and are kept by the browser
 * for good; everything else is asked for again each time. False, and nothing served, where it is not built. The page may show pictures of `pictureOrigins` besides our own.
 */
export async function registerStaticFiles(
  app: FastifyInstance,
  root: string,
  pictureOrigins: () => Promise<readonly string[]> = () => Promise.resolve([]),
): Promise<boolean> {
  if (!existsSync(join(root, 'index.html'))) {
    app.log.warn({ root }, 'the web client is not built: only the calls are served');
    return false;
  }
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(root, 'assets'));
      void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
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
