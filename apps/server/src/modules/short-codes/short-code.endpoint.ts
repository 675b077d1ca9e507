import { genShortCodes, getShortCode, getShortCodeByGet, resolveShortCode, type CallArguments, type ShortCode } from '@inkstone/api';
import { defineCommand, defineQuery } from '../../platform/http/endpoint.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { CommandContext } from '../../platform/http/request-context.ts';
import { loadForm, loadModel } from '../apps/index.ts';
import { openablePath, readRecord, urlOf } from '../forms/index.ts';
import { codeOf, targetOfCode, type ShortCodeTarget } from './short-codes.ts';
import { openedPath } from './opened-path.ts';

/** For everybody who may open the form or the record: checked at each call, even if the code is known. */
const permission = 'participant';

export const getShortCodeEndpoint = defineCommand(getShortCode, { permission, handle: shortCodeOf });
export const getShortCodeByGetEndpoint = defineCommand(getShortCodeByGet, { permission, handle: shortCodeOf });

async function shortCodeOf(context: CommandContext, asked: CallArguments<typeof getShortCode>): Promise<ShortCode> {
  const { schemaCode, objectId = '' } = asked;
  await openablePath(context.trx, context, asked);
  const formCode = objectId === '' ? (await loadForm(context.trx, schemaCode, asked.formCode)).definition.code : '';
  return answer(context, { schemaCode, formCode, objectId });
}

export const genShortCodesEndpoint = defineCommand(genShortCodes, {
  permission,
  async handle(context, { schemaCode, objectIds }) {
    await loadModel(context.trx, schemaCode);
    const codes = new Map<string, ShortCode | null>();
    // Sorted by id, so that concurrent calls for the same records do not deadlock.
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
    const target = await targetOfCode(context.db, shortCode);
    const path = await openedPath(context.db, context, target);
    return { schemaCode: target.schemaCode, formCode: target.formCode || null, objectId: target.objectId || null, path };
  },
});

async function answer({ trx, actor, now }: CommandContext, target: ShortCodeTarget): Promise<ShortCode> {
  const shortCode = await codeOf(trx, target, { personId: actor.id, now: now() });
  const path = `/s/${shortCode}`;
  return { shortCode, path, url: await urlOf(trx, path) };
}

async function mayRead(context: CommandContext, target: { readonly schemaCode: string; readonly objectId: string }): Promise<boolean> {
  try {
    await readRecord(context.trx, context, target);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
