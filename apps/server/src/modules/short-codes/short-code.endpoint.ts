import { genShortCodes, getShortCode, resolveShortCode, type ShortCode } from '@inkstone/api';
import { defineCommand, defineQuery } from '../../platform/http/endpoint.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { CommandContext } from '../../platform/http/request-context.ts';
import { loadForm, loadModel } from '../apps/index.ts';
import { openablePath, readPlace, urlOf } from '../forms/index.ts';
import { codeOf, placeOfCode, type CodedPlace } from './short-codes.ts';
import { openedPath } from './opened-path.ts';

/** Whoever may open the form or the record: asked each time, also where the code is known. */
const permission = 'participant';

export const getShortCodeEndpoint = defineCommand(getShortCode, {
  permission,
  async handle(context, asked) {
    const { schemaCode, objectId = '' } = asked;
    await openablePath(context.trx, context, asked);
    const formCode = objectId === '' ? (await loadForm(context.trx, schemaCode, asked.formCode)).definition.code : '';
    return answer(context, { schemaCode, formCode, objectId });
  },
});

export const genShortCodesEndpoint = defineCommand(genShortCodes, {
  permission,
  async handle(context, { schemaCode, objectIds }) {
    await loadModel(context.trx, schemaCode);
    const codes = new Map<string, ShortCode | null>();
    // Always by id, so that two calls about the same records do not wait for each other.
    for (const objectId of [...new Set(objectIds)].sort()) {
      const isReadable = await mayRead(context, { schemaCode, objectId });
      codes.set(objectId, isReadable ? await answer(context, { schemaCode, formCode: '', objectId }) : null);
    }
    return objectIds.map((objectId) => ({ objectId, code: codes.get(objectId) ?? null }));
  },
});

export const resolveShortCodeEndpoint = defineQuery(resolveShortCode, {
  permission,
  async handle(context, { shortCode }) {
    const place = await placeOfCode(context.db, shortCode);
    const path = await openedPath(context.db, context, place);
    return { schemaCode: place.schemaCode, formCode: place.formCode || null, objectId: place.objectId || null, path };
  },
});

async function answer({ trx, actor, now }: CommandContext, place: CodedPlace): Promise<ShortCode> {
  const shortCode = await codeOf(trx, place, { personId: actor.id, now: now() });
  const path = `/s/${shortCode}`;
  return { shortCode, path, url: await urlOf(trx, path) };
}

async function mayRead(context: CommandContext, place: { readonly schemaCode: string; readonly objectId: string }): Promise<boolean> {
  try {
    await readPlace(context.trx, context, place);
    return true;
  } catch (problem) {
    if (problem instanceof Refusal) return false;
    throw problem;
  }
}
