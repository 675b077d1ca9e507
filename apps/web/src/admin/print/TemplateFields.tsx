import { Checkbox, Input, Select } from 'antd';
import { useId, type ReactNode } from 'react';
import { maxSignBoxes, paperSizes } from '@inkstone/api';
import { localizedName, trimText } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { templateTexts } from './print-templates.locale.ts';
import type { PrintedForm, TemplateDraft } from './template-draft.ts';
import styles from './print-templates.module.css';

interface TemplateFieldsProps {
  readonly form: PrintedForm;
  readonly draft: TemplateDraft;
  /** Error message of the name. */
  readonly issue: string | null;
  readonly onChange: (part: Partial<TemplateDraft>) => void;
}

/** All fields of a print template. */
export function TemplateFields({ form, draft, issue, onChange }: TemplateFieldsProps) {
  const t = useTexts(templateTexts);
  const locale = useLocale();
  const parts = form.controls.map(({ key, options }) => ({ value: key, label: localizedName(options, locale) || key }));
  const sizes = paperSizes.map((value) => ({ value, label: value }));
  const turns = (['portrait', 'landscape'] as const).map((value) => ({ value, label: t(value) }));
  const { paper } = draft;
  const text = (key: 'head' | 'foot' | 'watermark', maxLength: number) => (id: string) => (
    <Input id={id} value={draft[key]} maxLength={maxLength} onChange={({ target }) => onChange({ [key]: target.value })} />
  );
  return (
    <div className={styles.fields}>
      <Labelled label={t('name')} issue={issue}>
        {(id) => (
          <Input
            id={id}
            value={draft.name}
            maxLength={50}
            required
            {...(issue && { status: 'error' as const, 'aria-describedby': `${id}-issue` })}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        )}
      </Labelled>
      <Labelled label={t('english')}>
        {(id) => (
          <Input
            id={id}
            value={draft.name_i18n.en ?? ''}
            maxLength={50}
            onChange={({ target }) => onChange({ name_i18n: target.value === '' ? {} : { en: target.value } })}
          />
        )}
      </Labelled>
      <div className={styles.pair}>
        <Labelled label={t('size')}>
          {(id) => <Select id={id} options={sizes} value={paper.size} onChange={(size) => onChange({ paper: { ...paper, size } })} />}
        </Labelled>
        <Labelled label={t('orientation')}>
          {(id) => (
            <Select
              id={id}
              options={turns}
              value={paper.orientation}
              onChange={(orientation) => onChange({ paper: { ...paper, orientation } })}
            />
          )}
        </Labelled>
      </div>
      <Labelled label={t('omitted')}>
        {(id) => (
          <Select
            id={id}
            mode="multiple"
            optionFilterProp="label"
            options={parts}
            value={draft.omitted}
            onChange={(omitted) => onChange({ omitted })}
          />
        )}
      </Labelled>
      <Labelled label={t('head')}>{text('head', 500)}</Labelled>
      <Labelled label={t('foot')}>{text('foot', 500)}</Labelled>
      <Labelled label={t('watermark')}>{text('watermark', 40)}</Labelled>
      <Labelled label={t('signBoxes')}>
        {(id) => (
          <Select
            id={id}
            mode="tags"
            open={false}
            suffixIcon={null}
            maxCount={maxSignBoxes}
            placeholder={t('signBoxesHint', { max: maxSignBoxes })}
            value={draft.signBoxes}
            onChange={(names: string[]) => onChange({ signBoxes: names.map((name) => trimText(name).slice(0, 40)).filter(Boolean) })}
          />
        )}
      </Labelled>
      <Checkbox checked={draft.withHistory} onChange={({ target }) => onChange({ withHistory: target.checked })}>
        {t('withHistory')}
      </Checkbox>
      <Checkbox checked={draft.isDefault} onChange={({ target }) => onChange({ isDefault: target.checked })}>
        {t('isDefault')}
      </Checkbox>
    </div>
  );
}

interface LabelledProps {
  readonly label: string;
  readonly issue?: string | null;
  readonly children: (id: string) => ReactNode;
}

function Labelled({ label, issue = null, children }: LabelledProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {issue ? (
        <span id={`${id}-issue`} role="alert" className={styles.failure}>
          {issue}
        </span>
      ) : null}
    </div>
  );
}
