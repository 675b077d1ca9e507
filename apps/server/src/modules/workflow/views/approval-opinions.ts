import { localizedName, unitTypes, type ApprovalOpinion, type Locale } from '@inkstone/schema';
import type { ItemResult, WorkItem } from '@inkstone/workflow';
import type { Executor } from '../../../platform/db/database.ts';
import { activityNames } from '../definition-names.ts';
import type { LoadedInstance } from '../instance/instance-store.ts';
import { opinionFiles } from './opinion-files.ts';
import { personNames } from '../../organization/index.ts';

const results: Readonly<Record<ItemResult, ApprovalOpinion['result'] | null>> = {
  agreed: 'agree',
  disagreed: 'disagree',
  rejected: 'neutral',
  submitted: 'neutral',
  forwarded: 'neutral',
  answered: 'neutral',
  declined: 'neutral',
  read: null,
  // A retrieved vote no longer counts; the history still shows it.
  retrieved: null,
};

/** Returns the opinions on an instance, oldest first: every vote, and other actions with a text, a file or a signature. */
export async function approvalOpinions(
  executor: Executor,
  { state, workflow }: LoadedInstance,
  locale: Locale,
): Promise<readonly ApprovalOpinion[]> {
  const items = Object.values(state.items)
    .filter(isOpinion)
    .sort((a, b) => (a.finishedAt! < b.finishedAt! ? -1 : 1));
  const nameOf = await personNames(
    executor,
    items.map(({ holder }) => holder),
  );
  const filesOf = await opinionFiles(
    executor,
    items.map(({ attachments, signature = null }) => ({ files: attachments, signature })),
  );
  return items.map((item) => {
    const { activityName, activityName_i18n } = activityNames(workflow.definition, item.activity);
    return {
      id: item.id,
      user: { ...nameOf(item.holder), unitType: unitTypes.user },
      activity: localizedName({ name: activityName, ...(activityName_i18n && { name_i18n: activityName_i18n }) }, locale),
      result: results[item.result!]!,
      text: item.opinion ?? '',
      createdAt: item.finishedAt!,
      files: filesOf(item.attachments),
      signature: item.signature === undefined ? null : (filesOf([item.signature])[0] ?? null),
    };
  });
}

function isOpinion({ state, result, opinion, attachments, signature }: WorkItem): boolean {
  if (state !== 'done' || result === null || results[result] === null) return false;
  return results[result] !== 'neutral' || opinion !== null || attachments.length > 0 || signature !== undefined;
}
