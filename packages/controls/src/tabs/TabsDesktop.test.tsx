import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import type { Form } from '@inkstone/form-engine';
import { focusField } from '../layout/focus-field.ui.ts';
import { FormRenderer } from '../renderer/FormRenderer.tsx';
import { buildControl, buildForm } from '../testing/build-form.ts';

afterEach(cleanup);

function buildTabs(options: Record<string, object> = {}): Form {
  const panel = (key: string, control: string) => ({
    ...buildControl('tabs-panel', key, options[key]),
    layout: [{ columns: [{ control }] }],
  });
  return buildForm(
    [
      buildControl('text', 'kind'),
      buildControl('tabs', 'parts', {
        tabDefaultValue: 'basic',
        heads: [
          { key: 'basic', title: '基本', title_i18n: { en: 'Basic' } },
          { key: 'more', title: '更多', title_i18n: { en: 'More' } },
          { key: 'gone', title: '遺失', title_i18n: { en: 'Gone' } },
        ],
      }),
      panel('basic', 'a'),
      panel('more', 'b'),
      buildControl('text', 'a'),
      buildControl('text', 'b', { required: true }),
    ],
    { layout: [{ columns: [{ control: 'kind' }] }, { columns: [{ control: 'parts' }] }] },
  );
}

test('one panel is visible at a time, and input is kept', async () => {
  render(<FormRenderer form={buildTabs()} locale="en" narrow={false} />);
  fireEvent.change(await screen.findByLabelText('a'), { target: { value: 'kept' } });
  expect(screen.queryByLabelText('b')).toBeNull();

  fireEvent.click(screen.getByRole('tab', { name: 'More' }));

  expect(await screen.findByLabelText('b')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'a' })).toBeNull();

  fireEvent.click(screen.getByRole('tab', { name: 'Basic' }));

  expect((screen.getByRole('textbox', { name: 'a' }) as HTMLInputElement).value).toBe('kept');
});

test('hiding the active tab activates another, and a tab that is shown again can be selected', async () => {
  const form = buildTabs({ basic: { displayFormula: "kind != 'short'" } });
  render(<FormRenderer form={form} locale="en" narrow={false} />);
  await screen.findByRole('textbox', { name: 'a' });

  act(() => form.set('kind', 'short'));

  expect(screen.queryByRole('tab', { name: 'Basic' })).toBeNull();
  expect(await screen.findByRole('textbox', { name: 'b' })).toBeTruthy();
});

test('issues on an inactive tab are counted on it, and focusing one activates the tab', async () => {
  const form = buildTabs();
  render(<FormRenderer form={form} locale="en" narrow={false} />);
  await screen.findByRole('textbox', { name: 'a' });

  act(() => void form.validate({ full: true }));

  expect(screen.getByRole('tab', { name: /More/ }).textContent).toBe('More1');

  act(() => focusField('b'));

  const found = await screen.findByRole('textbox', { name: 'b' });
  await waitFor(() => expect(document.activeElement).toBe(found));
});

test('a tab without its panel shows a message', async () => {
  render(<FormRenderer form={buildTabs()} locale="en" narrow={false} />);

  fireEvent.click(await screen.findByRole('tab', { name: 'Gone' }));

  expect((await screen.findByRole('alert')).textContent).toBe('Tabs panel not found');
});

test('without a visible tab there is a message', async () => {
  const form = buildTabs({ basic: { visible: false }, more: { visible: false } });
  const controls = form.definition.controls.map((control) =>
    control.key === 'parts' ? { ...control, options: { ...control.options, heads: [{ key: 'basic', title: 'x' }] } } : control,
  );
  render(<FormRenderer form={buildForm(controls)} locale="en" narrow={false} />);

  expect(await screen.findByText('No tabs to show')).toBeTruthy();
});

test('on a phone a horizontal swipe moves to the next tab; a vertical one does not', async () => {
  render(<FormRenderer form={buildTabs()} locale="en" narrow />);
  const input = await screen.findByRole('textbox', { name: 'a' });
  const sweep = (x: number, y: number): void => {
    fireEvent.touchStart(input, { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchEnd(input, { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] });
  };

  sweep(-90, 80);
  expect(screen.queryByRole('textbox', { name: 'b' })).toBeNull();

  sweep(-90, 10);
  expect(await screen.findByRole('textbox', { name: 'b' })).toBeTruthy();
});

test('tabs and containers have no accessibility violation', async () => {
  const box = { ...buildControl('form-container', 'box'), layout: [{ columns: [{ control: 'c' }] }] };
  const form = buildForm([...buildTabs().definition.controls, box, buildControl('text', 'c')]);
  const { container } = render(<FormRenderer form={form} locale="en" narrow={false} />);
  await screen.findByRole('textbox', { name: 'a' });
  await screen.findByRole('textbox', { name: 'c' });

  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });

  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

test('a container has the configured number of rows, three by default', async () => {
  const box = (key: string, options: object) => ({
    ...buildControl('form-container', key, options),
    layout: [{ columns: [{ control: 'c' }] }],
  });
  const form = buildForm([box('low', {}), box('high', { maxRows: 5 }), buildControl('text', 'c')]);
  render(<FormRenderer form={form} locale="en" narrow={false} />);

  const heights = (await screen.findAllByRole('region')).map((region) => region.style.getPropertyValue('--container-rows'));

  expect(heights).toEqual(['3', '5']);
});
