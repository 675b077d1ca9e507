import { cleanup, screen } from '@testing-library/react';
import { openWorkingCopy, unitNames } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { openedCopy } from '../testing/opened-copy.ts';
import { showInCopy } from '../testing/show-in-copy.tsx';
import { ShownVersionContext } from '../working-copy/use-working-copy.ts';
import { ScenarioPage } from './ScenarioPage.tsx';

afterEach(cleanup);

const scenario = { code: 'plain', name: '一般', workflowCode: 'flow', initiator: 'mei', expected: { path: ['manager'] } };

function open({ isVersion = false, mayDesign = true, ...more }: { isVersion?: boolean; mayDesign?: boolean; startAt?: string }) {
  const Page = () => (
    <ShownVersionContext value={isVersion}>
      <ScenarioPage appCode="shop" code="plain" />
    </ShownVersionContext>
  );
  return showInCopy(Page, [], {
    ...answer(openWorkingCopy, () =>
      openedCopy(
        [
          [
            { kind: 'scenario', code: 'plain' },
            { ...scenario, ...more },
          ],
        ],
        { mayDesign },
      ),
    ),
    ...answer(unitNames, () => []),
  });
}

test('what a scenario leaves open is said: it starts now, fills nothing in, and everybody agrees', async () => {
  await open({});

  expect(await screen.findByText('什麼都不填')).toBeTruthy();
  expect(screen.getByText('每個人都同意')).toBeTruthy();
  expect(screen.getByText('mei')).toBeTruthy();
  expect(screen.getByRole('button', { name: /試\s?跑$/ })).toBeTruthy();
});

test('a start is told in the time of the organisation', async () => {
  await open({ startAt: '2026-11-23T03:16:00Z' });

  expect((await screen.findByText(/11:16/)).textContent).toContain('11');
});

test('who may not design changes neither what is expected nor whether it is mandatory', async () => {
  await open({ mayDesign: false });

  expect((await screen.findByRole<HTMLInputElement>('checkbox')).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: '不再要求路徑' })).toBeNull();
  for (const select of screen.queryAllByRole<HTMLSelectElement>('combobox')) expect(select.disabled).toBe(true);
});

test('a published version is not played, because the server would play the one that is designed now', async () => {
  await open({ isVersion: true });

  expect(await screen.findByText('什麼都不填')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /試\s?跑$/ })).toBeNull();
});
