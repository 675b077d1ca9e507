import { copyDesignApp } from '@inkstone/api';
import { copiedDocuments, documentId } from '@inkstone/design';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../platform/db/database.ts';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { beginApp, documentHeadsView, readApp } from '../../apps/index.ts';
import { copyAccess } from '../../permissions/index.ts';
import { giveRights } from '../rights/design-rights.endpoint.ts';
import { lockCodes } from './reserve-codes.ts';
import { mayCreateApps, mayDesignAll, requireDesigner } from '../rights/rights.ts';
import { storeDocuments } from '../store-documents.ts';
import { lockCopy } from '../working-copy.ts';
import { readWorkingState } from '../working-state.ts';

export const copyDesignAppEndpoint = defineCommand(copyDesignApp, {
  // The handler checks access itself: designing is a right per application.
  permission: 'participant',
  async handle({ trx, actor }, { from, code, name, name_i18n = {} }) {
    await requireDesigner(trx, actor, from, 'look');
    if (!(await mayCreateApps(trx, actor))) refuse('not-allowed');
    const source = (await readApp(trx, from)) ?? refuse('not-found');
    const begun = { code, name, name_i18n, icon: source.icon, color: source.color };
    if (!(await beginApp(trx, begun))) refuse('design-code-taken', { code });
    await lockCopy(trx, code);
    await lockCodes(trx);
    const taken = await takenCodes(trx);
    const names = { name, ...(Object.keys(name_i18n).length > 0 && { name_i18n: { ...name_i18n } as Record<string, string> }) };
    const { documents, unfollowed } = copiedDocuments((await readWorkingState(trx, from)).documents, {
      appCode: code,
      names,
      isTaken: (kind, tried) => taken.has(`${kind}/${tried.toLowerCase()}`),
    });
    await storeDocuments(trx, code, await readWorkingState(trx, code), documents);
    await copyAccess(trx, from, code);
    if (!mayDesignAll(actor)) await giveRights(trx, code, actor.id, { design: true, publish: true });
    return { appCode: code, unfollowed: [...unfollowed].sort((a, b) => (documentId(a) < documentId(b) ? -1 : 1)) };
  },
});

/** Codes of models, workflows and rules that are published or reserved, in lower case: `model/order`. */
async function takenCodes(executor: Executor | Trx): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select kind || '/' || lower(code) as name from ${documentHeadsView} as heads where scope = ''
    union
    select kind || '/' || lower(code) from working_documents where scope = ''`.execute(executor);
  return new Set(rows.map((row) => row.name));
}
