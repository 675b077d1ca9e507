import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { controlModels, type ControlType } from '@inkstone/controls/models';
import { controlPalette } from '@inkstone/controls/palette';
import type { ControlDefinition, Locale } from '@inkstone/schema';
import { formTexts } from '../form.locale.ts';
import styles from './canvas.module.css';

interface CanvasControlProps {
  readonly control: ControlDefinition;
  readonly type: ControlType;
  readonly locale: Locale;
}

/** What a control looks like while the form is designed: light, and without behaviour. */
export function CanvasControl({ control, type, locale }: CanvasControlProps) {
  const { options } = control;
  const { role, valueType } = controlModels[type];
  const Icon = controlPalette[type].icon;
  const hint = hintOf(options['placeholder'], locale) ?? hintOf(controlModels[type].props['placeholder']?.default, locale) ?? '';
  if (type === 'group') return null;
  if (type === 'radio' || type === 'checkbox')
    return (
      <p className={styles.choices} data-direction={options['direction'] === 'vertical' ? 'vertical' : undefined}>
        {choicesIn(options['options'], locale).map((choice) => (
          <span key={choice} data-shape={type}>
            {choice}
          </span>
        ))}
      </p>
    );
  if (type === 'textarea') {
    const text = options['defaultValue'];
    const written = typeof text === 'string' && text !== '' ? text : null;
    const shown = written !== null && isMarkup(written) ? formTexts.table.markupNotShown[locale] : (written ?? hint);
    return <p className={`${styles.box} ${styles.tall}`}>{shown}</p>;
  }
  if (type === 'logic') return <span className={styles.switch} />;
  if (type === 'html' || type === 'tips' || role === 'layout')
    return <p className={styles.text}>{hintOf(options['tips'], locale) ?? hintOf(options['content'], locale) ?? ''}</p>;
  if (role === 'system' || role === 'statistic') return <p className={styles.computed}>{controlPalette[type].name[locale]}</p>;
  return (
    <p className={styles.box} data-dashed={valueType === 'none' || undefined}>
      <span>{hint}</span>
      {type.startsWith('dropdown') ? <DownOutlined aria-hidden /> : <Icon aria-hidden />}
    </p>
  );
}

/** Whether a text looks like HTML. */
const isMarkup = (text: string): boolean => /<\/?[a-z][^>]*>/i.test(text);

/** Choices shown on the canvas; the rest is in the panel. */
const mostChoices = 6;

function choicesIn(value: unknown, locale: Locale): readonly string[] {
  const texts =
    typeof value === 'string'
      ? value.split(/[;；]/)
      : Array.isArray(value)
        ? value.map((each) => String(each?.name_i18n?.[locale] || (each?.value ?? each?.code ?? '')))
        : [];
  return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))].slice(0, mostChoices);
}

function hintOf(value: unknown, locale: Locale): string | null {
  if (typeof value === 'string') return value.replace(/<[^>]*>/g, ' ').trim();
  if (typeof value !== 'object' || value === null) return null;
  const texts = value as Partial<Record<Locale, string>>;
  return texts[locale] ?? texts.zh ?? null;
}
