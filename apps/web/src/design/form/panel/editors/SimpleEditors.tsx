import { controlModels, type ControlType } from '@inkstone/controls/models';
import { propertyTextOf } from '@inkstone/controls/property-texts';
import { localizedName, withNote, type Locale } from '@inkstone/schema';
import { useFailureText } from '../../../../platform/failure/use-failure-text.ts';
import { useLocale, useTexts } from '../../../../platform/i18n/use-texts.ts';
import { DraftInput } from '../../../fields/DraftInput.tsx';
import { EnglishInput } from '../../../fields/EnglishInput.tsx';
import { NumberInput } from '../../../fields/NumberInput.tsx';
import { SwitchInput } from '../../../fields/SwitchInput.tsx';
import { textOf } from '../../../working-copy/text-of.ts';
import { useDocuments } from '../../../working-copy/use-working-copy.ts';
import { formTexts } from '../../form.locale.ts';
import { useFormDesigner } from '../../use-form-designer.ts';
import { itemsOf } from '../../form-operations.ts';
import { effectiveOptions } from '../option-operations.ts';
import type { EditorProps } from './editor.ts';
import { editorTexts } from './editor-lines.locale.ts';
import { useUsableModels } from '../../../offers/use-usable-models.ts';
import { useMenuEntries } from './menu-entries.ts';
import { CodeSelect } from '../../../fields/CodeSelect.tsx';
import { DraftArea } from './DraftArea.tsx';
import { useResetOnFailure, useShownItems } from './related-model.ts';
import styles from '../panel.module.css';

const written = (text: string): string | undefined => (text === '' ? undefined : text);

const shown = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');

export function TextEditor({ id, label, value, isFixed, onChange }: EditorProps) {
  return <DraftInput id={id} label={label} value={shown(value)} disabled={isFixed} onCommit={(text) => onChange(written(text))} />;
}

export function LongTextEditor({ id, label, value, isFixed, onChange }: EditorProps) {
  return <DraftArea id={id} label={label} value={shown(value)} isFixed={isFixed} onCommit={(text) => onChange(written(text))} />;
}

/** A number. What must not be empty stays empty, so that the check can say so; the reset brings the default back. */
export function NumberEditor({ id, label, prop, value, isFixed, onChange }: EditorProps) {
  const change = (next: number | string | undefined) => onChange(next === undefined && prop.check?.(null) ? null : next);
  return <NumberInput {...{ id, label, value, isFixed }} onChange={change} />;
}

/** On or off; fixed where the control can only be one of them. */
export function SwitchEditor({ id, label, prop, value, isFixed, onChange }: EditorProps) {
  const isOnlyOne = Boolean(prop.check?.(value !== true));
  return <SwitchInput {...{ id, label, value, onChange }} isFixed={isFixed || isOnlyOne} />;
}

export function SelectEditor(props: EditorProps) {
  const wordsOf = useChoiceWords(props);
  return <Choices {...props} labelOf={(choice) => wordsOf(choice) ?? String(choice)} />;
}

/** A format, each by a value that is written in it. */
export function FormatEditor(props: EditorProps) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const wordsOf = useChoiceWords(props);
  // Formats of numbers are told by the example alone.
  const worded = (choice: Choice): string => (choice === 'none' ? t('asTyped') : (wordsOf(choice) ?? ''));
  return <Choices {...props} labelOf={(choice) => formatExample(props.type, choice, worded(choice), locale)} />;
}

type Choice = string | number | boolean;

/** The words for the values of a property that have some. */
function useChoiceWords({ type, option }: EditorProps): (choice: Choice) => string | undefined {
  const locale = useLocale();
  const { choices = {} } = propertyTextOf(type, option);
  return (choice) => choices[String(choice)]?.[locale];
}

interface ChoicesProps extends EditorProps {
  readonly labelOf: (choice: Choice) => string;
}

function Choices({ id, label, prop, value, isFixed, onChange, labelOf }: ChoicesProps) {
  const t = useTexts(formTexts);
  const choices = typeof prop.hint === 'object' ? prop.hint.choices : [];
  const isKnown = value === undefined || choices.includes(value as Choice);
  return (
    <select
      id={id}
      className={styles.select}
      aria-label={label}
      value={value === undefined ? '' : JSON.stringify(value)}
      disabled={isFixed}
      onChange={(event) => onChange(event.target.value === '' ? undefined : JSON.parse(event.target.value))}
    >
      {prop.default === undefined ? <option value="">{t('notSet')}</option> : null}
      {choices.map((choice) => (
        <option key={String(choice)} value={JSON.stringify(choice)}>
          {labelOf(choice)}
        </option>
      ))}
      {isKnown ? null : <option value={JSON.stringify(value)}>{JSON.stringify(value)}</option>}
    </select>
  );
}

/** A format by a value that is written in it. */
function formatExample(type: ControlType, format: unknown, label: string, locale: Locale): string {
  const model = controlModels[type];
  const options = { ...effectiveOptions(type, { name: '' }), format, format1: format };
  const context = { options, label: '', locale, timeZone: 'UTC', now: () => new Date(0) };
  const example = model.format(model.valueType === 'number' ? sampleNumber : model.samples[0]!, context);
  if (example === '' || example === label) return label;
  // A long example says it all, and the words would not fit beside it.
  return label === '' || example.length > longExample ? example : withNote(example, label, locale);
}

const sampleNumber = 1234.5678;
const longExample = 15;

/** A text in both languages, side by side. */
export function LocalizedEditor({ id, label, value, isFixed, onChange }: EditorProps) {
  const t = useTexts(formTexts);
  const { zh = '', en = '' } = (typeof value === 'object' && value !== null ? value : { zh: shown(value) }) as { zh?: string; en?: string };
  const set = (next: { readonly zh: string; readonly en: string }) =>
    onChange(next.zh === '' && next.en === '' ? undefined : next.en === '' ? next.zh : next);
  return (
    <span className={styles.pair}>
      <DraftInput id={id} label={t('inZh', { name: label })} value={zh} disabled={isFixed} onCommit={(text) => set({ zh: text, en })} />
      <EnglishInput label={t('inEn', { name: label })} value={en} disabled={isFixed} onCommit={(text) => set({ zh, en: text })} />
    </span>
  );
}

/** A model of the application, or one that another application offers; of one application or menu entry, if the control names them. */
export function ModelEditor({ id, label, value, isFixed, onChange, control }: EditorProps) {
  const t = useTexts(formTexts);
  const { appPackageCode, appFunctionCode } = control.options;
  const entry = useMenuEntries(shown(appPackageCode)).find((each) => each.value === appFunctionCode);
  const models = useUsableModels().filter(
    ({ value: code, app }) => (!appPackageCode || app.value === appPackageCode) && (!entry || code === entry.schemaCode),
  );
  return (
    <CodeSelect id={id} label={label} value={shown(value)} isFixed={isFixed} empty={t('notSet')} options={models} onChange={onChange} />
  );
}

/** A field of the form, or an item of the model that a reverse relevance reads. */
export function FieldEditor({ id, label, value, isFixed, onChange, control }: EditorProps) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const { content } = useFormDesigner();
  const { documents } = useDocuments();
  const schemaCode = control.type === 'reverse-relevance' ? shown(control.options['schemaCode']) : null;
  const options =
    schemaCode === null
      ? [...content.controls.values()].map((each) => ({ value: each.key, label: localizedName(each.options, locale) || each.key }))
      : itemsOf(documents, { kind: 'form', schemaCode, code: '' })
          .filter(({ type, schemaCode: target }) => textOf(type).startsWith('Relevance') && typeof target === 'string')
          .map(({ code, name }) => ({ value: textOf(code), label: textOf(name) }));
  return <CodeSelect {...{ id, label, isFixed, onChange, options }} value={shown(value)} empty={t('notSet')} />;
}

/** A column: of the sub-table itself, or `sheet.column` for a statistic. */
export function ColumnEditor({ id, label, value, isFixed, onChange, control }: EditorProps) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const { content } = useFormDesigner();
  const nameIn = (options: Parameters<typeof localizedName>[0]) => localizedName(options, locale);
  const options =
    control.type === 'sheet'
      ? (control.columns ?? []).map(({ key, options: own }) => ({ value: key, label: nameIn(own) }))
      : [...content.controls.values()].flatMap((sheet) =>
          (sheet.columns ?? []).map((column) => ({
            value: `${sheet.key}.${column.key}`,
            label: `${nameIn(sheet.options)} / ${nameIn(column.options)}`,
          })),
        );
  return <CodeSelect {...{ id, label, isFixed, onChange, options }} value={shown(value)} empty={t('notSet')} />;
}

/** Fields of another model by which records are searched; stored as codes separated by commas. */
export function SearchedFields(props: EditorProps) {
  const codes = shown(props.value)
    .split(/[\s,;，；]+/)
    .filter(Boolean);
  const onChange = (next: unknown) => props.onChange(Array.isArray(next) && next.length > 0 ? next.join(',') : undefined);
  return <CheckedCodes {...props} value={codes} onChange={onChange} />;
}

/** The columns of a picker; reset if the items of the model cannot be listed. */
export function ShownColumnsEditor(props: EditorProps) {
  const { control, isFixed, onChange } = props;
  const { failure } = useShownItems(shown(control.options['schemaCode']));
  useResetOnFailure(failure, isFixed || control.options['showField'] === undefined, () => onChange(undefined));
  return <CheckedCodes {...props} />;
}

/** Fields that are shown or offered, in the order of the form: columns of a sub-table, items of another model. */
export function CheckedCodes({ id, label, value, isFixed, onChange, control }: EditorProps) {
  const t = useTexts(editorTexts);
  const locale = useLocale();
  const failureText = useFailureText();
  const items = useShownItems(shown(control.options['schemaCode']));
  const set = Array.isArray(value) && !items.failure ? value.map(String) : [];
  const options =
    control.type === 'sheet'
      ? (control.columns ?? []).map(({ key, options: own }) => ({ value: key, label: localizedName(own, locale) }))
      : items.options;
  const others = set.filter((code) => !options.some((option) => option.value === code)).map((code) => ({ value: code, label: code }));
  return (
    <span id={id} className={styles.checks} role="group" aria-label={label}>
      {[...options, ...others].map((option) => (
        <label key={option.value}>
          <input
            type="checkbox"
            checked={set.includes(option.value)}
            disabled={isFixed}
            onChange={(event) => onChange(event.target.checked ? [...set, option.value] : set.filter((code) => code !== option.value))}
          />
          {option.label}
        </label>
      ))}
      {options.length + others.length > 0 || items.failure ? null : (
        <p className={styles.hint}>{t(control.type === 'sheet' ? 'noColumns' : 'noModel')}</p>
      )}
      {items.failure ? <p className={styles.issue}>{failureText(items.failure)}</p> : null}
    </span>
  );
}
