// @vitest-environment jsdom
import { createForm, type Form } from '@inkstone/form-engine';
import { controlTypes, locales, readPermission, type ControlType, type FormValues } from '@inkstone/schema';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { controlViews, type ControlViews, type ControlView } from './views.ts';
import { controlModels } from './models.ts';
import { FormRenderer } from './renderer/FormRenderer.tsx';

afterEach(cleanup);

const viewTable = controlViews as Readonly<Partial<Record<string, ControlViews>>>;
const types = (Object.keys(controlTypes) as ControlType[]).filter((type) => viewTable[type]);
const viewless = (Object.keys(controlTypes) as ControlType[]).filter((type) => !viewTable[type]);

function openForm(type: ControlType, isReadonly: boolean): Form {
  const model = controlModels[type];
  const columns = type === 'sheet' ? [{ key: 'note', type: 'text', options: { name: '備註' } }] : undefined;
  return createForm({
    definition: {
      code: 'gallery',
      name: '展示',
      schemaCode: 'gallery',
      controls: [{ key: 'shown', type, options: { name: '欄位', options: '現金;匯款' }, ...(columns && { columns }) }],
      layout: [],
    },
    controls: controlModels,
    values: { shown: model.samples[0] } as FormValues,
    stored: true,
    ...(isReadonly && { permission: readPermission }),
    environment: { locale: 'zh', now: () => new Date('2026-11-21T02:00:00Z'), timeZone: 'Asia/Taipei' },
  });
}

async function draw(Shown: ControlView, form: Form, locale: (typeof locales)[number]): Promise<string> {
  const { container } = render(
    <Suspense fallback={<p>…</p>}>
      <div data-testid="view">
        <Shown field={form.field('shown')} form={form} locale={locale} onBlur={() => undefined} />
      </div>
    </Suspense>,
  );
  await screen.findByTestId('view');
  return container.innerHTML;
}

describe.each(types)('%s', (type) => {
  const views = viewTable[type]!;

  test.each(['desktop', 'mobile', 'readonly', 'cell'] as const)('renders its %s view in both languages', async (name) => {
    for (const locale of locales) {
      const drawn = await draw(views[name], openForm(type, name === 'readonly'), locale);

      expect(drawn).not.toContain('undefined');
      cleanup();
    }
  });

  test('shows its value when read-only', async () => {
    const model = controlModels[type];
    if (model.role === 'layout' || model.role === 'sheet') return;
    const form = openForm(type, true);
    const field = form.field('shown');
    const context = { options: field.options.value, label: '欄位', locale: 'zh', timeZone: 'Asia/Taipei', now: () => new Date(0) } as const;

    await draw(views.readonly, form, 'zh');

    const text = screen.getByTestId('view').textContent;
    expect(text).not.toBe('');
    // How the words are combined is up to the view.
    for (const word of model.format(field.value.value, context).split(/[\s：、]+/)) expect(text).toContain(word);
  });
});

test.each(viewless)('%s has no views: its value is shown without an input', async (type) => {
  const model = controlModels[type];
  const form = openForm(type, false);
  const shown = render(<FormRenderer form={form} locale="zh" />);

  await waitFor(() => expect(shown.container.querySelector('[aria-busy="true"]')).toBeNull());

  expect(shown.container.querySelector('input, textarea, button, [role="combobox"]')).toBeNull();
  const context = {
    options: form.field('shown').options.value,
    label: '欄位',
    locale: 'zh',
    timeZone: 'Asia/Taipei',
    now: () => new Date(0),
  } as const;
  expect(shown.container.textContent).toContain(model.format(model.samples[0]!, context).split('、')[0]!.split('：')[0]!);
});
