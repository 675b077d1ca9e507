import { expect, test } from 'vitest';
import { apps, organization } from '../index.ts';
import { buildHistory } from './index.ts';
import { dayMinutes, historyDays } from './record-history.ts';

const history = buildHistory(41);

test('the same seed gives the same history, another seed a different one', () => {
  expect(buildHistory(41)).toEqual(history);
  expect(buildHistory(42)).not.toEqual(history);
});

test('all steps lie within the days of the history, each after the start of its record', () => {
  for (const { ago, steps } of history.records) {
    const moments = [ago, ...steps.map((step) => step.ago)];

    expect(ago).toBeLessThanOrEqual(historyDays * dayMinutes);
    expect(moments.at(-1)).toBeGreaterThanOrEqual(0);
    expect(moments.toSorted((a, b) => b - a)).toEqual(moments);
  }
});

test('people, forms and activities of the history exist in the demo', () => {
  const accounts = new Set(organization.people.map(({ account }) => account));
  const forms = new Set(apps.flatMap((app) => app.forms.map(({ schemaCode }) => schemaCode)));
  const activities = new Set(apps.flatMap((app) => app.workflows.flatMap((flow) => flow.activities.map(({ code }) => code))));
  const steps = history.records.flatMap((history) => history.steps);
  const actors = [...history.records, ...history.personalActions, ...steps].flatMap(({ by }) => by ?? []);

  expect(actors.filter((account) => !accounts.has(account))).toEqual([]);
  expect(history.records.filter(({ schemaCode }) => !forms.has(schemaCode))).toEqual([]);
  expect(steps.filter(({ activity }) => activity !== undefined && !activities.has(activity))).toEqual([]);
});
