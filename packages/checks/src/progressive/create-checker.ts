import type { AppDefinition, ModelDefinition } from '@inkstone/schema';
import { checksOf, type DocumentCheck } from '../check-app.ts';
import type { DocumentIssue } from '../issue/document-issue.ts';
import { withNoRepeat } from '../model/no-repeat-items.ts';
import type { Outside } from '../surroundings/outside.ts';
import { surroundingsOf } from '../surroundings/surroundings-of.ts';
import { areUnchanged, recordedSurroundings, type Read } from './recorded-surroundings.ts';

/** Checks an application again and again while it is edited. */
export interface Checker {
  /**
   * Returns what `checkApp` returns. A document is checked again only if it is another object than before, or if something that its check
   * read has changed.
   */
  check(app: AppDefinition, outside: Outside): readonly DocumentIssue[];
}

interface Remembered {
  readonly subject: unknown;
  readonly reads: ReadonlyMap<string, Read>;
  readonly issues: readonly DocumentIssue[];
}

/** `ran` is told the document of each check that is run. */
export function createChecker(ran: (id: string) => void = () => undefined): Checker {
  let remembered = new Map<string, Remembered>();
  let models: ModelDefinition[] = [];
  return {
    check(input, outside) {
      const app = withNoRepeat(input);
      models = app.models.map((model) => sameAsBefore(model, models));
      const stable = { ...app, models };
      const around = surroundingsOf(stable, outside);
      const run = (check: DocumentCheck): Remembered => {
        const before = remembered.get(check.id);
        if (before && before.subject === check.subject && areUnchanged(before.reads.values(), around)) return before;
        const reads = new Map<string, Read>();
        ran(check.id);
        return { subject: check.subject, reads, issues: check.run(recordedSurroundings(around, reads)) };
      };
      const checked = checksOf(stable, outside).map((check) => [check.id, run(check)] as const);
      remembered = new Map(checked);
      return checked.flatMap(([, { issues }]) => issues);
    },
  };
}

/** Models are made anew with the rules of their forms, mostly without a difference. */
function sameAsBefore(model: ModelDefinition, before: readonly ModelDefinition[]): ModelDefinition {
  const known = before.find(({ code }) => code === model.code);
  return known && JSON.stringify(known) === JSON.stringify(model) ? known : model;
}
