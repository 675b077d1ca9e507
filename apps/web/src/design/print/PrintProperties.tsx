import { Checkbox, Select } from 'antd';
import type { ReactNode } from 'react';
import { documentId, isJsonObject, objectsIn, type Json, type Operation } from '@inkstone/design';
import { localizedName, maxSignBoxes, paperSizes, trimText } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { CodeSelect } from '../fields/CodeSelect.tsx';
import { DraftInput } from '../fields/DraftInput.tsx';
import { PropertyLine } from '../fields/PropertyLine.tsx';
import { namedPart, nameOf } from '../working-copy/name-of.ts';
import { setting } from '../working-copy/was-seen.ts';
import { textOf } from '../working-copy/text-of.ts';
import { useEdit } from '../working-copy/use-edit.ts';
import { useDocuments } from '../working-copy/use-working-copy.ts';
import { printDesignTexts, printProperties } from './print-design.locale.ts';
import styles from './print-design.module.css';

interface PrintKey {
  readonly kind: 'print';
  readonly schemaCode: string;
  readonly code: string;
}

const textsIn = (value: Json | undefined): string[] => (Array.isArray(value) ? value.map(textOf).filter(Boolean) : []);

/** All properties of a print template besides its names. */
export function PrintProperties({ document }: { readonly document: PrintKey }) {
  const t = useTexts(printDesignTexts);
  const locale = useLocale();
  const { documents, rights } = useDocuments();
  const { edit, set } = useEdit();
  const { schemaCode } = document;
  const isFixed = !rights.design;
  const content = documents.get(documentId(document))?.content ?? {};
  const formCode = textOf(content['formCode']);
  const forms = [...documents.values()].flatMap(({ key }) => (key.kind === 'form' && key.schemaCode === schemaCode ? [key] : []));
  const controls = objectsIn(documents.get(documentId({ kind: 'form', schemaCode, code: formCode }))?.content['controls']);
  const paper = isJsonObject(content['paper']) ? content['paper'] : {};
  const change = (property: string, value: Json | undefined) => void set(document, [property], value, content[property]);
  const omitted = textsIn(content['omitted']);
  const parts = controls.map(({ key, options }) => ({
    value: textOf(key),
    label: localizedName(namedPart(options, textOf(key)), locale),
  }));
  // Controls that are gone stay visible, so that they can be taken out.
  const gone = omitted.filter((key) => !parts.some(({ value }) => value === key)).map((key) => ({ value: key, label: key }));
  const line = (property: keyof typeof printProperties, children: (label: string) => ReactNode) => (
    <PropertyLine document={document} path={[property]} shown={printProperties[property]}>
      {children}
    </PropertyLine>
  );
  const text = (property: 'head' | 'foot' | 'watermark', maxLength: number) =>
    line(property, (label) => (
      <DraftInput
        label={label}
        value={textOf(content[property])}
        maxLength={maxLength}
        disabled={isFixed}
        onCommit={(next) => change(property, next === '' ? undefined : next)}
      />
    ));
  const setDefault = (isDefault: boolean) => {
    const others = [...documents.values()].filter(
      ({ key, content: other }) =>
        key.kind === 'print' &&
        key.schemaCode === schemaCode &&
        key.code !== document.code &&
        other['formCode'] === formCode &&
        other['isDefault'] === true,
    );
    const taken = isDefault
      ? others.map(({ key }): Operation => setting({ document: key, path: ['isDefault'], value: undefined, was: true }))
      : [];
    edit([...taken, setting({ document, path: ['isDefault'], value: isDefault || undefined, was: content['isDefault'] })]);
  };
  return (
    <div className={styles.properties}>
      {line('formCode', (label) => (
        <CodeSelect
          label={label}
          value={formCode}
          isFixed={isFixed}
          empty={t('notSet')}
          options={forms.map((key) => ({ value: key.code, label: localizedName(nameOf(documents, key), locale) }))}
          onChange={(code) => change('formCode', code)}
        />
      ))}
      {line('paper', () => (
        <span className={styles.paper}>
          <CodeSelect
            label={t('size')}
            value={textOf(paper['size']) === 'A4' ? '' : textOf(paper['size'])}
            isFixed={isFixed}
            empty="A4"
            options={paperSizes.filter((size) => size !== 'A4').map((size) => ({ value: size, label: size }))}
            onChange={(size = 'A4') => change('paper', { ...paper, size })}
          />
          <CodeSelect
            label={t('orientation')}
            value={paper['orientation'] === 'landscape' ? 'landscape' : ''}
            isFixed={isFixed}
            empty={t('portrait')}
            options={[{ value: 'landscape', label: t('landscape') }]}
            onChange={(orientation = 'portrait') => change('paper', { ...paper, orientation })}
          />
        </span>
      ))}
      {line('omitted', (label) => (
        <Select
          mode="multiple"
          aria-label={label}
          showSearch={{ optionFilterProp: 'label' }}
          disabled={isFixed}
          placeholder={t('omittedHint')}
          options={[...parts, ...gone]}
          value={omitted}
          onChange={(keys: string[]) => change('omitted', keys.length === 0 ? undefined : keys)}
        />
      ))}
      {text('head', 500)}
      {text('foot', 500)}
      {text('watermark', 40)}
      {line('signBoxes', (label) => (
        <Select
          mode="tags"
          aria-label={label}
          open={false}
          suffixIcon={null}
          maxCount={maxSignBoxes}
          disabled={isFixed}
          placeholder={t('signBoxesHint', { max: maxSignBoxes })}
          value={textsIn(content['signBoxes'])}
          onChange={(names: string[]) => {
            const boxes = names.map((name) => trimText(name).slice(0, 40)).filter(Boolean);
            change('signBoxes', boxes.length === 0 ? undefined : boxes);
          }}
        />
      ))}
      {line('withHistory', (label) => (
        <Checkbox
          aria-label={label}
          checked={content['withHistory'] !== false}
          disabled={isFixed}
          onChange={({ target }) => change('withHistory', target.checked ? undefined : false)}
        >
          {t('yes')}
        </Checkbox>
      ))}
      {line('isDefault', (label) => (
        <Checkbox
          aria-label={label}
          checked={content['isDefault'] === true}
          disabled={isFixed}
          onChange={({ target }) => setDefault(target.checked)}
        >
          {t('yes')}
        </Checkbox>
      ))}
    </div>
  );
}
