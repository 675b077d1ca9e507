import { createForm, type Form } from '@inkstone/form-engine';
import { locales, readPermission, type FormValues } from '@inkstone/schema';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { controlPalette } from './palette.ui.ts';
import { controlViews, type ControlView } from './views.ts';
import { controlModels, controlTypes, numberFormatCodes, type ControlType } from './models.ts';
import { ownProperties, propertyTextOf } from './property-texts.ui.ts';

afterEach(cleanup);

/** The texts of all files with texts, by file and name. */
const localeFiles = import.meta.glob<Readonly<Record<string, unknown>>>('./**/*.locale.ts', { eager: true });
const textGroups = Object.entries(localeFiles).flatMap(([path, exported]) =>
  Object.entries(exported).map(([name, texts]) => [`${path} ${name}`, texts] as const),
);

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

describe.each(controlTypes)('%s', (type) => {
  const views = controlViews[type];

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

test('the palette has an entry for every control type', () => {
  expect(Object.keys(controlPalette).sort()).toEqual([...controlTypes].sort());
});

describe('texts of properties, for designers', () => {
  const properties = controlTypes.flatMap((type) =>
    Object.entries({ ...controlModels[type].props, ...controlModels[type].columnProps }).map(([option, prop]) => ({ type, option, prop })),
  );

  test('each has a name and a help in both languages', () => {
    const without = properties.filter(({ type, option }) => {
      const { label, help } = propertyTextOf(type, option);
      return label.zh === option || missingTexts({ label, help }, option).length > 0;
    });

    expect(without.map(({ type, option }) => `${type}.${option}`)).toEqual([]);
  });

  test('each value that can be chosen has words, but formats of numbers, which an example tells', () => {
    const wordless = properties.flatMap(({ type, option, prop: { hint } }) => {
      const { choices = {} } = propertyTextOf(type, option);
      return typeof hint === 'object'
        ? hint.choices.filter((value) => missingTexts(choices[String(value)] ?? { zh: '' }, '').length > 0)
        : [];
    });

    expect(new Set(wordless)).toEqual(new Set(numberFormatCodes));
  });

  test('none stands in the folder of a control that has no such property', () => {
    const unknown = [...ownProperties].flatMap(([type, texts]) =>
      Object.keys(texts).filter((option) => !(option in controlModels[type].props)),
    );

    expect(ownProperties.size).toBeGreaterThan(0);
    expect(unknown).toEqual([]);
  });
});

test('every text stands in both languages', () => {
  const empty = textGroups.flatMap(([name, texts]) => missingTexts(texts, name));

  expect(textGroups.length).toBeGreaterThan(controlTypes.length);
  expect(empty).toEqual([]);
});

/** The places of texts, anywhere in what a file exports, that lack a language. */
function missingTexts(value: unknown, path: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const text = value as Readonly<Record<string, unknown>>;
  const isText = locales.some((locale) => typeof text[locale] === 'string');
  if (isText)
    return locales.filter((locale) => typeof text[locale] !== 'string' || text[locale].trim() === '').map((locale) => `${path} ${locale}`);
  return Object.entries(text).flatMap(([key, inner]) => missingTexts(inner, `${path} ${key}`));
}
