import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { departmentLevels, departmentTree, listDictionaries, listModelLists, listOfferedModels, roleTree } from '@inkstone/api';
import type { JsonObject } from '@inkstone/design';
import type { Locale } from '@inkstone/schema';
import { buildModelWithForm, type DesignedControl } from '@inkstone/testing/form-builder';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseLocale } from '../../../platform/i18n/locale-store.ts';
import { Conflicts } from '../../frame/Conflicts.tsx';
import type { CheckedIssue } from '../../checking/check-messages.ts';
import { useCheckedIssues } from '../../checking/issues-context.ts';
import { Checked } from '../../testing/Checked.tsx';
import { showInCopy } from '../../testing/show-in-copy.tsx';
import { DesignedPanel } from '../testing/DesignedPanel.tsx';
import { refused, refusedCodes, type Refused } from '../testing/refused-values.ts';

/** What a case needs to be whole otherwise. */
const needed: Readonly<Record<string, Pick<DesignedControl, 'options' | 'item' | 'columns'>>> = {
  sheet: { columns: [] },
  'relevance-form': { options: { schemaCode: 'target' }, item: { schemaCode: 'target' } },
};

const cases = refused.map(({ type, option, stored, with: others }, index): DesignedControl => {
  const { options, ...rest } = needed[type] ?? {};
  return { key: `c${index}`, type, ...rest, options: { ...options, ...others, ...(stored !== undefined && { [option]: stored }) } };
});

const others: readonly DesignedControl[] = [
  { key: 'coded', type: 'text' },
  { key: 'odd', type: 'crystal-ball' },
  { key: 'one', type: 'number', options: { name: '甲', computeFormula: 'other + 1' } },
  { key: 'other', type: 'number', options: { name: '乙', computeFormula: 'one + 1' } },
];

const target: readonly DesignedControl[] = [
  { key: 'title', type: 'text' },
  { key: 'files', type: 'attachment' },
];

const form = { kind: 'form', schemaCode: 'checked', code: 'checked' } as const;
const unlisted = [listOfferedModels, listModelLists, listDictionaries, departmentLevels, departmentTree, roleTree];

let choose: (key: string) => void = () => undefined;

/** The properties of one control after the other; the checks go on. */
function Panels({ withCanvas }: { readonly withCanvas: boolean }) {
  const [chosen, setChosen] = useState('coded');
  useEffect(() => {
    choose = (key) => act(() => setChosen(key));
  }, []);
  return (
    <Checked appCode="shop">
      <DesignedPanel key={chosen} form={form} chosen={chosen} withCanvas={withCanvas} />
      <Conflicts />
      <Issues />
    </Checked>
  );
}

let issues: readonly CheckedIssue[] = [];

/** What the list of issues knows. */
function Issues() {
  const found = useCheckedIssues();
  useEffect(() => {
    issues = found;
  }, [found]);
  return null;
}

interface Opened {
  readonly withCanvas?: boolean;
  readonly controls?: readonly DesignedControl[];
}

async function open(locale: Locale, { withCanvas = false, controls = [...cases, ...others] }: Opened = {}): Promise<void> {
  chooseLocale(locale);
  const contents = [
    ['target', buildModelWithForm('target', target)],
    ['checked', buildModelWithForm('checked', controls, 6)],
  ] as const;
  await showInCopy(
    () => <Panels withCanvas={withCanvas} />,
    [
      [
        { kind: 'app', code: 'shop' },
        { code: 'shop', name: 'Shop', group: { code: 'shop', name: 'Shop' }, functions: [] },
      ],
      ...contents.flatMap(([code, { model, form: content }]) => [
        [{ kind: 'model', code } as const, { code, ...model } as JsonObject] as const,
        [{ kind: 'form', schemaCode: code, code } as const, { code, schemaCode: code, ...content } as JsonObject] as const,
      ]),
    ],
    Object.fromEntries(unlisted.map(({ path }) => [path, () => []])),
    // The address follows the choice.
    { path: 'design/:app/form/:document/:part', at: '/design/shop/form/checked.checked/coded' },
  );
  await waitFor(() => expect(document.querySelector('[data-option]')).not.toBeNull());
}

/** What stands in the head of the panel. */
const headed = ['name', 'name_i18n', 'code'];

async function write(option: string, text: string): Promise<void> {
  const inputs = () =>
    headed.includes(option)
      ? [...document.querySelectorAll('header input')]
      : [...document.querySelectorAll(`[data-option="${option}"] :is(input:not([type=checkbox]), textarea)`)];
  await waitFor(() => expect(inputs().length).toBeGreaterThan(0));
  const input = inputs()[Math.max(headed.indexOf(option), 0)]!;
  fireEvent.change(input, { target: { value: text } });
  fireEvent.keyDown(input, { key: 'Enter' });
}

const told = ({ option }: Refused): string =>
  document.querySelector([...headed, 'span'].includes(option) ? 'header' : `[data-option="${option}"]`)?.textContent ?? '';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  act(() => chooseLocale('zh'));
});

test('every message of section 5 is told at its property in both languages, as an error that publishing refuses', async () => {
  await open('zh');
  const missing: string[] = [];
  for (const [index, each] of refused.entries()) {
    choose(`c${index}`);
    if (each.typed !== undefined) await write(each.option, each.typed);
    await waitFor(() => expect(told(each)).toContain(each.zh)).catch(() =>
      missing.push(`${each.type}.${each.option} ${each.typed ?? ''}: ${told(each)}`),
    );
  }
  expect(missing).toEqual([]);
  act(() => chooseLocale('en'));

  const unworded = refused.filter(
    ({ en }, index) => !issues.some(({ part, severity, detail }) => part === `c${index}` && severity === 'error' && detail.includes(en)),
  );
  expect(unworded).toEqual([]);
});

test.each(['zh', 'en'] as const)('a code that cannot be a code is not taken, or it says why (%s)', async (locale) => {
  await open(locale, { controls: others });

  for (const each of refusedCodes) {
    await write('code', each.typed);
    await waitFor(() => expect(document.body.textContent, each.typed).toContain(each[locale]));
  }
  expect(document.querySelector('header input[maxlength="28"]')).not.toBeNull();
});

test.each([
  ['zh', '不認得的控制項：crystal-ball', '有錯誤', '公式互相引用'],
  ['en', 'Unknown control: crystal-ball', 'Has errors', 'Circular reference'],
] as const)(
  'a control that nobody knows has no properties, and a circle is told at each of its fields (%s)',
  async (locale, unknown, mark, circle) => {
    await open(locale, { withCanvas: true, controls: others });

    choose('odd');
    await waitFor(() => expect(document.querySelector('section')!.textContent).toContain(unknown));
    expect(document.querySelectorAll('[data-option]')).toHaveLength(0);
    expect(document.querySelector('[data-control=odd]')!.textContent).toContain(unknown);
    for (const key of ['one', 'other']) {
      choose(key);
      await waitFor(() => expect(document.querySelector('section')!.textContent).toContain(circle));
      expect(document.querySelector(`[data-control=${key}] [role=img][aria-label="${mark}"]`)).not.toBeNull();
    }
  },
);
