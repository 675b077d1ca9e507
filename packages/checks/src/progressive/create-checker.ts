import type { AppDefinition, DocumentKey, ModelDefinition } from '@inkstone/schema';
import { checkIdOf, checksOf, type DocumentCheck } from '../check-app.ts';
import type { DocumentIssue } from '../issue/document-issue.ts';
import { withNoRepeat } from '../model/no-repeat-items.ts';
import type { ExternalObjects } from '../surroundings/external-objects.ts';
import { surroundingsOf } from '../surroundings/surroundings-of.ts';
import type { Surroundings } from '../surroundings/surroundings.ts';
import { areUnchanged, recordedSurroundings, type Read } from './recorded-surroundings.ts';

/** Checks an application again and again while it is edited. */
export interface Checker {
  /**
   * Returns what `checkApp` returns. A document is checked again only if it is another object than before, or if something that its check
   * read has changed.
   */
  check(app: AppDefinition, external: ExternalObjects): readonly DocumentIssue[];
  /** Begins the same, to be done step by step: first one document, then those that changed, then the others. */
  begin(app: AppDefinition, external: ExternalObjects, first?: DocumentKey | null): Checking;
}

/** A check that may end before it is done; what it has found stays known. */
export interface Checking {
  /** Goes on until a document was checked again; returns whether there is more to do. */
  step(): boolean;
  /** Of documents that are not checked yet, what was known before. */
  issues(): readonly DocumentIssue[];
}

interface Remembered {
  readonly subject: unknown;
  readonly reads: ReadonlyMap<string, Read>;
  readonly issues: readonly DocumentIssue[];
}

/** `ran` is told the document of each check that is run. */
export function createChecker(ran: (id: string) => void = () => undefined): Checker {
  const remembered = new Map<string, Remembered>();
  let models: ModelDefinition[] = [];

  /** Returns whether it had to be run again. */
  function run(check: DocumentCheck, around: Surroundings): boolean {
    const { id, subject } = check;
    const before = remembered.get(id);
    if (before && before.subject === subject && areUnchanged(before.reads.values(), around)) return false;
    const reads = new Map<string, Read>();
    ran(id);
    remembered.set(id, { subject, reads, issues: check.run(recordedSurroundings(around, reads)) });
    return true;
  }

  function begin(input: AppDefinition, external: ExternalObjects, first: DocumentKey | null = null): Checking {
    const app = withNoRepeat(input);
    models = app.models.map((model) => sameAsBefore(model, models));
    const stable = { ...app, models };
    const around = surroundingsOf(stable, external);
    const checks = checksOf(stable, external);
    const ids = new Set(checks.map(({ id }) => id));
    for (const id of remembered.keys()) if (!ids.has(id)) remembered.delete(id);
    const urgency = ({ id, subject }: DocumentCheck) =>
      first && id === checkIdOf(first) ? 0 : remembered.get(id)?.subject === subject ? 2 : 1;
    const waiting = checks.toSorted((one, other) => urgency(one) - urgency(other));
    let at = 0;
    return {
      step() {
        while (at < waiting.length) if (run(waiting[at++]!, around)) return true;
        return false;
      },
      issues: () => checks.flatMap(({ id }) => remembered.get(id)?.issues ?? []),
    };
  }

  return {
    begin,
    check(app, external) {
      const checking = begin(app, external);
      while (checking.step());
      return checking.issues();
    },
  };
}

/** Models with rules of their forms are made anew, mostly without a difference. */
function sameAsBefore(model: ModelDefinition, before: readonly ModelDefinition[]): ModelDefinition {
  const known = before.find(({ code }) => code === model.code);
  return known && known !== model && JSON.stringify(known) === JSON.stringify(model) ? known : model;
}
