import {
  announceDesigner,
  discardWorkingCopy,
  listGroupHistory,
  listGroupsSince,
  listWorkingSnapshots,
  openWorkingCopy,
  restoreWorkingCopy,
  submitGroup,
} from '@inkstone/api';
import type { Operation } from '@inkstone/design';
import { readPageEnd, withCursor } from '../../platform/db/paging/keyset.ts';
import { defineCommand, defineQuery } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { announce } from '../../platform/live/presence.ts';
import { watch, workingCopySubject } from '../../platform/live/watch.ts';
import { groupsAfter, groupsBefore } from './groups.ts';
import { openCopy } from './open-copy.ts';
import { discardCopy, restoreCopy } from './replace-copy.ts';
import { requireDesigner } from './rights/rights.ts';
import { snapshotPage } from './snapshots.ts';
import { applySubmittedGroup } from './submit-group.ts';
import { currentRevision } from './working-copy.ts';

/** Handlers check access themselves: designing is a right per application. */
const permission = 'participant';

export const openWorkingCopyEndpoint = defineQuery(openWorkingCopy, {
  permission,
  async handle({ db, actor }, { appCode }) {
    const rights = await requireDesigner(db, actor, appCode, 'look');
    await watch(db, { personId: actor.id, subject: workingCopySubject(appCode) });
    return openCopy(db, appCode, rights);
  },
});

export const submitGroupEndpoint = defineCommand(submitGroup, {
  permission,
  async handle(context, { appCode, revision, operations }) {
    await requireDesigner(context.trx, context.actor, appCode, 'design');
    return { revision: await applySubmittedGroup(context, { appCode, revision, operations: operations as Operation[] }) };
  },
});

export const listGroupsSinceEndpoint = defineQuery(listGroupsSince, {
  permission,
  async handle({ db, actor }, { appCode, after }) {
    await requireDesigner(db, actor, appCode, 'look');
    await watch(db, { personId: actor.id, subject: workingCopySubject(appCode) });
    const revision = await currentRevision(db, appCode);
    return { revision, groups: await groupsAfter(db, appCode, after) };
  },
});

export const listGroupHistoryEndpoint = defineQuery(listGroupHistory, {
  permission,
  async handle({ db, actor }, { appCode, cursor, size }) {
    await requireDesigner(db, actor, appCode, 'look');
    if (cursor !== undefined && !/^\d{1,9}$/.test(cursor)) refuse('malformed');
    return groupsBefore(db, appCode, { before: cursor === undefined ? null : Number(cursor), size });
  },
});

export const discardWorkingCopyEndpoint = defineCommand(discardWorkingCopy, {
  permission,
  async handle(context, { appCode, revision }) {
    await requireDesigner(context.trx, context.actor, appCode, 'design');
    return { revision: await discardCopy(context, appCode, revision) };
  },
});

export const listWorkingSnapshotsEndpoint = defineQuery(listWorkingSnapshots, {
  permission,
  async handle(context, { appCode, cursor, size }) {
    await requireDesigner(context.db, context.actor, appCode, 'look');
    return withCursor(context, await snapshotPage(context.db, appCode, { after: readPageEnd(context, cursor), size }));
  },
});

export const restoreWorkingCopyEndpoint = defineCommand(restoreWorkingCopy, {
  permission,
  async handle(context, { appCode, revision, snapshotId }) {
    await requireDesigner(context.trx, context.actor, appCode, 'design');
    return { revision: await restoreCopy(context, { appCode, revision, snapshotId }) };
  },
});

export const announceDesignerEndpoint = defineQuery(announceDesigner, {
  permission,
  async handle({ db, actor }, { appCode, page, place }) {
    await requireDesigner(db, actor, appCode, 'look');
    await announce(db, { kind: 'designer-present', appCode, page, place, person: { id: actor.id, name: actor.name } });
    return true;
  },
});
