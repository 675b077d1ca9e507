import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FormRenderer } from '../renderer/FormRenderer.tsx';
import { buildControl, buildForm } from '../testing/build-form.ts';

afterEach(cleanup);

const file = { id: '01980000-0000-7000-8000-000000000301', name: 'quote.pdf', fileSize: 1 };

function opinion(at: number, activity: string, result: string, text: string) {
  const id = `01980000-0000-7000-8000-00000000040${at}`;
  return {
    id,
    user: { id, name: `Person ${at}`, unitType: 3 },
    activity,
    result,
    text,
    createdAt: `2026-11-21T0${at}:00:00.000Z`,
    files: [file],
    signature: null,
  };
}

function show(options: object, opinions: readonly unknown[]) {
  const form = buildForm([buildControl('approval-opinion', 'opinions', options)], {
    values: { opinions: opinions } as never,
    stored: true,
  });
  render(<FormRenderer form={form} locale="en" narrow={false} />);
}

test('opinions are grouped by activity, with name, time and the seal of the decision', async () => {
  show({}, [opinion(1, 'Manager', 'agree', 'fine'), opinion(2, 'Finance', 'disagree', 'too much'), opinion(3, 'Manager', 'neutral', '')]);

  const manager = await screen.findByRole('region', { name: 'Manager' });

  expect(
    within(manager)
      .getAllByRole('img')
      .map((seal) => seal.getAttribute('aria-label')),
  ).toEqual(['Agreed · Person 1 · 2026-11-21 09:00:00', 'Handled · Person 3 · 2026-11-21 11:00:00']);
  expect(within(manager).getByText('fine')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Finance' })).getByText('too much')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('texts and files are hidden if the form says so', async () => {
  show({ showTextOpinion: false, showUpload: false }, [opinion(1, 'Manager', 'agree', 'fine')]);

  await screen.findByRole('region', { name: 'Manager' });

  expect(screen.queryByText('fine')).toBeNull();
  expect(screen.queryByText('quote.pdf')).toBeNull();
});

test('without opinions there is a message', async () => {
  show({}, []);

  expect(await screen.findByText('No opinions yet')).toBeTruthy();
});
