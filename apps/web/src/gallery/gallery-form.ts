import { controlPalette } from '@inkstone/controls/palette';
import { type ControlType, controlModels } from '@inkstone/controls/models';
import { createForm, type ControlModels, type Form } from '@inkstone/form-engine';
import { fullPermission, readPermission, type ControlOptions, type FormValues, type Locale } from '@inkstone/schema';
import type { GalleryState } from './gallery-state.ts';
import { sampleControls } from './sample-controls.ui.ts';
import { sampleServices, samplePerson } from './sample-services.ui.ts';

const models: ControlModels = controlModels;

export interface GalleryEntry {
  readonly type: ControlType;
  readonly state: GalleryState;
  /** Set by hand; they override those of the sample. */
  readonly options: Readonly<Record<string, unknown>>;
}

const stateOptions: Readonly<Record<GalleryState, object>> = {
  pristine: {},
  filled: {},
  readonly: {},
  invalid: { required: true },
  disabled: { readonlyCondition: '1 == 1' },
};

/** Unique on a page that shows every control in every state: the ids of inputs derive from it. */
export function entryKey({ type, state }: Pick<GalleryEntry, 'type' | 'state'>): string {
  return `${type.replaceAll('-', '_')}_${state}`;
}

/** Opens a form with one control in one state, as an application would. */
export function openGalleryForm(entry: GalleryEntry, locale: Locale): Form {
  const { type, state, options } = entry;
  const key = entryKey(entry);
  const sample = sampleControls[type] ?? {};
  const own = sample.own?.(key);
  const name = { name: controlPalette[type].name.zh, name_i18n: controlPalette[type].name };
  const shown = { ...name, ...sample.options, ...own?.options, ...stateOptions[state], ...options } as ControlOptions;
  const isEmpty = state === 'pristine' || state === 'invalid';
  const form = createForm({
    definition: {
      code: 'gallery',
      name: 'gallery',
      schemaCode: 'gallery',
      controls: [
        {
          key,
          type,
          options: shown,
          ...(sample.columns && { columns: [...sample.columns] }),
          ...(own?.layout && { layout: own.layout }),
        },
        ...(sample.siblings?.(key) ?? []),
      ],
      layout: [],
    },
    controls: models,
    ...(!isEmpty && { values: { [key]: sample.value ?? models[type]!.samples[0], ...sample.values?.(key) } as FormValues }),
    stored: !isEmpty,
    permission: state === 'readonly' ? readPermission : fullPermission,
    environment: { locale, now: () => new Date(), timeZone: 'Asia/Taipei', user: samplePerson, services: sampleServices },
  });
  if (state === 'invalid') form.validate({ full: true });
  return form;
}
