import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const served = /\.(?:json|js|css)$/;
const listPath = 'form/entries.json';

/**
 * Serves extension controls from a folder of the operator under `/extensions/`: scripts, styles and lists, but no hidden files and no
 * directory listings. New files are served without a restart and revalidated at each request. Without a folder or a list
 * `form/entries.json` is an empty list.
 */
export async function registerExtensionFiles(app: FastifyInstance, root: string | null): Promise<void> {
  await app.register(async (scope) => {
    scope.get(`/extensions/${listPath}`, { schema: { hide: true } }, async (_request, reply) => {
      void reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8');
      return (root && (await readList(join(root, listPath)))) ?? '[]';
    });
    if (root === null) return;
    await scope.register(fastifyStatic, {
      root,
      prefix: '/extensions/',
      decorateReply: false,
      index: false,
      list: false,
      redirect: false,
      dotfiles: 'ignore',
      cacheControl: false,
      schemaHide: true,
      allowedPath: (path) => served.test(path),
      setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
    });
  });
}

async function readList(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null;
    throw error;
  }
}
