import { listPublications, readDocumentVersion, restoreVersions } from '@inkstone/api';
import { defineCommand, defineQuery } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { storedKey } from '../../apps/index.ts';
import { publicationPage, versionContent } from './publications.ts';
import { restorePublished } from '../replace-copy.ts';
import { requireDesigner } from '../rights/rights.ts';

/** Handlers check access themselves: designing is a right per application. */
const permission = 'participant';

export const listPublicationsEndpoint = defineQuery(listPublications, {
  permission,
  async handle({ db, actor }, { appCode, cursor, size }) {
    await requireDesigner(db, actor, appCode, 'look');
    const before = cursor === undefined ? null : new Date(cursor);
    if (before && Number.isNaN(before.getTime())) refuse('malformed');
    return publicationPage(db, appCode, { before, size });
  },
});

export const readDocumentVersionEndpoint = defineQuery(readDocumentVersion, {
  permission,
  async handle({ db, actor }, { appCode, document, version }) {
    await requireDesigner(db, actor, appCode, 'look');
    const key = storedKey(appCode, document);
    const content = (await versionContent(db, appCode, key, version)) ?? refuse('not-found');
    const earlier = version === 1 ? null : await versionContent(db, appCode, key, version - 1);
    return { content: { ...content }, before: earlier && { version: version - 1, content: { ...earlier } } };
  },
});

export const restoreVersionsEndpoint = defineCommand(restoreVersions, {
  permission,
  async handle(context, input) {
    await requireDesigner(context.trx, context.actor, input.appCode, 'design');
    return { revision: await restorePublished(context, input) };
  },
});
