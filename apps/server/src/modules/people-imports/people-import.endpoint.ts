import {
  applyPeopleImport,
  cancelPeopleImport,
  checkPeopleImport,
  getPeopleImport,
  inviteImportedPeople,
  listPeopleImportRows,
  uploadPeople,
} from '@inkstone/api';
import { createId, type Locale } from '@inkstone/schema';
import { defineCommand, defineQuery, defineUpload } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { mailInvitations } from '../identity/index.ts';
import { dayOf, organizationIssueText, readOrganization, type OrganizationIssue } from '../organization/index.ts';
import { cleanFileName } from '../stored-files/index.ts';
import { compareFile, planOptions, storeComparison, storedRows } from './compare-file.ts';
import { importDays } from './limits.ts';
import { columnLabels } from './people-file.locale.ts';
import { readPeopleFile } from './read-people-file.ts';
import { newPeople, ownImport, presentImport, type PeopleImport } from './stored-import.ts';

const permission = 'administrator';

/** An organisation that has only its top department gets the others from the file. */
export const uploadPeopleEndpoint = defineUpload(uploadPeople, {
  permission,
  async handle(context, _input, file) {
    const { files, actor, locale, timeZone } = context;
    const { head, rows, sha256 } = await readPeopleFile(file, files.stagingFolder);
    return context.command({ name: file.name, sha256 }, async ({ trx, now }) => {
      const at = now();
      const snapshot = await readOrganization(trx);
      const options = { locale, create_departments: snapshot.departments.length <= 1, clear_empty: false };
      const comparison = compareFile(snapshot, rows, planOptions(options, dayOf(at, timeZone)));
      const task = await trx
        .insertInto('people_imports')
        .values({
          ...options,
          id: createId(at.getTime()),
          person_id: actor.id,
          name: cleanFileName(file.name) ?? 'people.xlsx',
          state: 'checked',
          head: JSON.stringify(head),
          summary: JSON.stringify(comparison.summary),
          digest: comparison.digest,
          total: comparison.total,
          created_at: at,
          expires_at: new Date(at.getTime() + importDays * 86_400_000),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await storeComparison(trx, task.id, rows, comparison);
      return presentImport(trx, task, locale);
    });
  },
});

const beforeWriting: readonly PeopleImport['state'][] = ['checked', 'cancelled', 'failed'];

export const checkPeopleImportEndpoint = defineCommand(checkPeopleImport, {
  permission,
  peopleOnly: true,
  async handle({ trx, actor, now, timeZone, locale }, { importId, createDepartments, clearEmpty }) {
    const stored = await ownImport(trx, actor.id, importId, { lock: true });
    if (!beforeWriting.includes(stored.state)) refuse('people-import-not-ready');
    const options = { create_departments: createDepartments, clear_empty: clearEmpty };
    const rows = await storedRows(trx, importId);
    const comparison = compareFile(
      await readOrganization(trx),
      rows,
      planOptions({ ...options, locale: stored.locale }, dayOf(now(), timeZone)),
    );
    await storeComparison(trx, importId, rows, comparison);
    const task = await trx
      .updateTable('people_imports')
      .set({
        ...options,
        state: 'checked',
        summary: JSON.stringify(comparison.summary),
        digest: comparison.digest,
        total: comparison.total,
        done: 0,
        problem: null,
        finished_at: null,
      })
      .where('id', '=', importId)
      .returningAll()
      .executeTakeFirstOrThrow();
    return presentImport(trx, task, locale);
  },
});

export const getPeopleImportEndpoint = defineQuery(getPeopleImport, {
  permission,
  handle: async ({ db, actor, locale }, { importId }) => presentImport(db, await ownImport(db, actor.id, importId), locale),
});

const statesShown = { all: null, changes: ['new', 'changed'], issues: ['issue'] } as const;

export const listPeopleImportRowsEndpoint = defineQuery(listPeopleImportRows, {
  permission,
  async handle({ db, actor, locale }, { importId, show, cursor, size }) {
    const { head } = await ownImport(db, actor.id, importId);
    const states = statesShown[show];
    const rows = await db
      .selectFrom('people_import_rows')
      .select(['position', 'given', 'state', 'outcome'])
      .where('import_id', '=', importId)
      .where('position', '>', positionOf(cursor))
      .$if(states !== null, (query) => query.where('state', 'in', states!))
      .orderBy('position')
      .limit(size + 1)
      .execute();
    const items = rows.slice(0, size);
    const headings = new Map(head.columns.map(({ key, heading }) => [key, heading]));
    return {
      items: items.map(({ given: { line }, state, outcome: { name, cells, issues } }) => ({
        line,
        state,
        name,
        cells,
        issues: issues.map(({ code, column, params }) => ({
          code,
          line,
          column,
          heading: column === null ? null : headings.get(column) || columnLabels[column][locale],
          message: issueText({ code, params }, locale),
        })),
      })),
      next: rows.length > size ? String(items.at(-1)!.position) : null,
    };
  },
});

function issueText(
  { code, params = {} }: { code: string; params?: Readonly<Record<string, unknown>> | undefined },
  locale: Locale,
): string {
  return organizationIssueText({ code: code as OrganizationIssue['code'], params }, locale);
}

/** The cursor is the position of the last row. */
function positionOf(cursor: string | undefined): number {
  if (cursor === undefined) return -1;
  const position = Number(cursor);
  return Number.isSafeInteger(position) && position >= 0 && position < 2 ** 31 ? position : refuse('malformed');
}

export const applyPeopleImportEndpoint = defineCommand(applyPeopleImport, {
  permission,
  peopleOnly: true,
  async handle({ trx, actor, now }, { importId }) {
    const { state, summary, total } = await ownImport(trx, actor.id, importId, { lock: true });
    if (state !== 'checked') refuse('people-import-not-ready');
    if (summary.counts.issue > 0) refuse('people-import-has-issues');
    if (total === 0) refuse('people-import-no-changes');
    await trx.updateTable('people_imports').set({ state: 'applying', done: 0, problem: null }).where('id', '=', importId).execute();
    await enqueue(trx, 'people-import', { id: importId }, { dueAt: now(), key: createId() });
    return true;
  },
});

export const cancelPeopleImportEndpoint = defineCommand(cancelPeopleImport, {
  permission,
  peopleOnly: true,
  async handle({ trx, actor, now }, { importId }) {
    const { state } = await ownImport(trx, actor.id, importId, { lock: true });
    if (state !== 'checked' && state !== 'applying') return false;
    await trx.updateTable('people_imports').set({ state: 'cancelled', finished_at: now() }).where('id', '=', importId).execute();
    return true;
  },
});

export const inviteImportedPeopleEndpoint = defineCommand(inviteImportedPeople, {
  permission,
  peopleOnly: true,
  async handle({ trx, actor }, { importId }) {
    const { state } = await ownImport(trx, actor.id, importId, { lock: true });
    if (state !== 'done') refuse('people-import-not-ready');
    return { invited: await mailInvitations(trx, await newPeople(trx, importId)) };
  },
});
