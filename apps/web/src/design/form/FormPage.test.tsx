import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { openWorkingCopy } from '@inkstone/api';
import { documentId } from '@inkstone/design';
import { afterEach, expect, test } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { PageCommandsContext, type PageCommand } from '../frame/page-commands.ts';
import { openedCopy, type DesignedDocument } from '../testing/opened-copy.ts';
import { showInCopy } from '../testing/show-in-copy.tsx';
import { ShownVersionContext } from '../working-copy/use-working-copy.ts';
import { FormPage } from './FormPage.tsx';

afterEach(cleanup);

const form = { kind: 'form', schemaCode: 'order', code: 'order' } as const;
const content = {
  code: 'order',
  schemaCode: 'order',
  name: '訂單',
  controls: [{ key: 'amount', type: 'number', options: { name: '金額' } }],
  layout: [{ columns: [{ control: 'amount' }] }],
};
const items = [
  { code: 'amount', name: '金額', type: 'Number' },
  { code: 'due', name: '期限', type: 'Date' },
];
const documents: readonly DesignedDocument[] = [
  [form, content],
  [
    { kind: 'model', code: 'order' },
    { code: 'order', name: '訂單', dataItems: items },
  ],
];

/** Opens the designer; returns the working copy and the commands that the page offers. */
async function open({ mayDesign = true, isVersion = false } = {}) {
  const providers = new Set<() => readonly PageCommand[]>();
  const Page = () => (
    <PageCommandsContext value={providers}>
      <ShownVersionContext value={isVersion}>
        <FormPage appCode="shop" schemaCode="order" code="order" chosen={null} />
      </ShownVersionContext>
    </PageCommandsContext>
  );
  const copy = await showInCopy(
    Page,
    [],
    answer(openWorkingCopy, () => openedCopy(documents, { mayDesign })),
  );
  await screen.findByText('規則');
  return { copy, commands: () => [...providers].flatMap((provider) => provider()) };
}

test('beside the form are the controls that can be added, or its outline', async () => {
  await open();

  expect(await screen.findByRole('button', { name: '加入「日期」' })).toBeTruthy();
  fireEvent.click(screen.getByText('大綱'));

  await waitFor(() => expect(screen.queryByRole('button', { name: '加入「日期」' })).toBeNull());
  expect(screen.getByRole('tree', { name: '大綱' })).toBeTruthy();
});

test('a data item without a control is a command, which adds it to the form', async () => {
  const { copy, commands } = await open();
  const names = () => commands().map(({ key }) => key);

  expect(names()).toContain('add-number');
  expect(names()).not.toContain('add-item-amount');
  commands()
    .find(({ key }) => key === 'add-item-due')!
    .run();

  await waitFor(() => expect(names()).not.toContain('add-item-due'));
  expect(JSON.stringify(copy.state().replica.documents.get(documentId(form))?.content)).toContain('"due"');
});

test('who may not design is offered nothing to add by a command', async () => {
  const { commands } = await open({ mayDesign: false });

  expect(commands()).toEqual([]);
});

test('a published version shows its outline only, and no preview', async () => {
  await open({ isVersion: true });

  expect(screen.getByRole('tree', { name: '大綱' })).toBeTruthy();
  expect(screen.queryByText('預覽')).toBeNull();
  expect(screen.queryByText('控制項')).toBeNull();
});
