import { expect, test } from 'vitest';
import { apps, organization } from '../index.ts';
import { pastOf } from './index.ts';
import { dayMinutes, pastDays } from './story.ts';

const past = pastOf(41);

test('the same seed tells the same past, another one another', () => {
  expect(pastOf(41)).toEqual(past);
  expect(pastOf(42)).not.toEqual(past);
});

test('it lies within its days, and what people do comes after what they do it to', () => {
  for (const { ago, steps } of past.stories) {
    const moments = [ago, ...steps.map((step) => step.ago)];

    expect(ago).toBeLessThanOrEqual(pastDays * dayMinutes);
    expect(moments.at(-1)).toBeGreaterThanOrEqual(0);
    expect(moments.toSorted((a, b) => b - a)).toEqual(moments);
  }
});

test('it names people, forms and activities that are there', () => {
  const accounts = new Set(organization.people.map(({ account }) => account));
  const forms = new Set(apps.flatMap((app) => app.forms.map(({ schemaCode }) => schemaCode)));
  const activities = new Set(apps.flatMap((app) => app.workflows.flatMap((flow) => flow.activities.map(({ code }) => code))));
  const steps = past.stories.flatMap((story) => story.steps);
  const doers = [...past.stories, ...past.habits, ...steps].flatMap(({ by }) => by ?? []);

  expect(doers.filter((account) => !accounts.has(account))).toEqual([]);
  expect(past.stories.filter(({ schemaCode }) => !forms.has(schemaCode))).toEqual([]);
  expect(steps.filter(({ activity }) => activity !== undefined && !activities.has(activity))).toEqual([]);
});
