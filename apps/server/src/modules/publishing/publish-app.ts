import { checkApp, modelUses, type DocumentIssue } from '@inkstone/checks';
import { pino } from 'pino';
import { createId, documentsOfApp, locales, type AppDefinition, type DocumentKind, type Locale } from '@inkstone/schema';
import type { Trx } from '../../platform/db/database.ts';
import { refuse, type RefusalExtra } from '../../platform/http/refusal.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { importDictionaries, withDictionaryCodes } from '../dictionary/index.ts';
import {
  afterPublishing,
  deactivateDocuments,
  enqueueIndexes,
  grantOffers,
  lockPublishing,
  storeDocument,
  storedKey,
  storeMenu,
} from '../apps/index.ts';
import { playScenarios, scenarioIssues, type PlayedScenario } from './checks/check-scenarios.ts';
import { loadExternalObjects } from './load-external-objects.ts';
import { parseApp } from './parse-app.ts';
import { presentIssues } from './present-issues.ts';
import { withPublishedLists } from './published-lists.ts';
import { planShape } from './shape-tables.ts';
import { storeProjections } from './store-projections.ts';

export interface PublishedDocument {
  readonly kind: DocumentKind;
  readonly code: string;
  readonly version: number;
  /** The content differs from the previous version. */
  readonly isNew: boolean;
}

export interface Publication {
  readonly documents: readonly PublishedDocument[];
  /** Issues that do not prevent publishing, such as failed optional scenarios and workflows too large to be verified. */
  readonly warnings: NonNullable<RefusalExtra['issues']>;
}

/** The installation it is published in. */
export interface Installation extends Pick<RequestContext, 'log' | 'now' | 'timeZone'> {
  /** Codes of its business rules. */
  readonly rules: readonly string[];
}

interface PublishOptions {
  readonly publishedBy?: string;
  /** What changes, for the history of versions. */
  readonly note?: string;
  readonly locale?: Locale;
  /** Unset: an installation without rules, in UTC. */
  readonly installation?: Installation;
  /** How the scenarios of these documents went before the transaction. Unset: they are played in it. */
  readonly scenarios?: readonly PlayedScenario[];
  /** `granted`: other applications offer what it uses from now on, as for those that ship with the product. */
  readonly offers?: 'granted' | 'checked';
}

const emptyInstallation: Installation = { rules: [], timeZone: 'UTC', now: () => new Date(), log: pino({ level: 'silent' }) };

/**
 * Publishes an application: changed documents become new versions, and its models get their tables in schema `biz`. All or nothing, with
 * every issue at once: refuses with `app-invalid` for malformed documents, unknown names and failed mandatory scenarios, and with
 * `app-loses-data` for changes that the stored records do not allow (architecture, storage). Documents that an application no longer has
 * stay stored and are no longer offered; rules, print templates, scenarios and roles stay as they are if their list is not given.
 */
export async function publishApp(
  trx: Trx,
  input: AppDefinition,
  { publishedBy, note, locale = locales[0], installation = emptyInstallation, scenarios, offers = 'granted' }: PublishOptions = {},
): Promise<Publication> {
  const parsed = parseApp(input, locale);
  const given = parsed.app ?? refuse('app-invalid', { app: String(input?.code) }, { issues: presentIssues(parsed.issues, locale) });
  const now = installation.now();
  await lockPublishing(trx);
  const app = await withPublishedLists(trx, { ...given, forms: await withDictionaryCodes(trx, given.forms) });
  await importDictionaries(trx, app.dictionaries ?? [], now);
  if (offers === 'granted') await grantOffers(trx, app.code, modelUses(app));
  const issues = checkApp(app, await loadExternalObjects(trx, app, { services: installation.rules })).filter(isDecidedHere);
  refuseErrors(app, issues, locale);
  const shapeTables = await planShape(trx, app, locale);
  const documents = await storeDocuments(trx, app, { publishedBy: publishedBy ?? null, publishedAt: now, note: note || null });
  await storeMenu(trx, app);
  await storeProjections(trx, app.code);
  await enqueueIndexes(trx, [...app.models.map(({ code }) => code), ...app.lists.map(({ schemaCode }) => schemaCode)], now);
  for (const listener of afterPublishing.all()) await listener(trx, { appCode: app.code, publishedBy: publishedBy ?? null, now });
  await shapeTables();
  issues.push(...scenarioIssues(scenarios ?? (await playScenarios({ ...installation, trx, locale }, app))));
  refuseErrors(app, issues, locale);
  return { documents, warnings: presentIssues(issues, locale) };
}

/** Whether a scenario can be played is told by playing it. */
const isDecidedHere = ({ document, severity }: DocumentIssue): boolean => document.kind !== 'scenario' || severity === 'error';

/** Warnings do not prevent publishing. */
function refuseErrors(app: AppDefinition, issues: readonly DocumentIssue[], locale: Locale): void {
  const errors = issues.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) refuse('app-invalid', { app: app.code }, { issues: presentIssues(errors, locale) });
}

async function storeDocuments(
  trx: Trx,
  app: AppDefinition,
  published: { readonly publishedBy: string | null; readonly publishedAt: Date; readonly note: string | null },
): Promise<PublishedDocument[]> {
  await deactivateDocuments(trx, app.code);
  const documents: PublishedDocument[] = [];
  for (const { key, content } of documentsOfApp(app)) {
    const id = createId(published.publishedAt.getTime());
    const stored = { key: storedKey(app.code, key), appCode: app.code, content, id, ...published };
    documents.push({ kind: key.kind, code: key.code, ...(await storeDocument(trx, stored)) });
  }
  return documents;
}
