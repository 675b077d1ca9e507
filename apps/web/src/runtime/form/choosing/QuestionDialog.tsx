import { Button, Modal } from 'antd';
import { useState } from 'react';
import type { Form } from '@inkstone/form-engine';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import type { ActionDetails } from '../actions/action-view.ts';
import fieldStyles from '../../../platform/fields/fields.module.css';
import styles from '../form.module.css';
import { formTexts } from '../form.locale.ts';
import { pathLabel } from '../values/path-label.ts';
import { shownText } from '../values/shown-text.ts';
import type { LoadedForm } from '../open-form.ts';
import type { ActionQuestion } from './action-question.ts';
import { choiceContextOf } from './choice-context.ts';
import { choosingTexts } from './choosing.locale.ts';
import { chosenIds, NextPeople, type Chosen } from './NextPeople.tsx';

interface QuestionDialogProps {
  readonly question: ActionQuestion;
  readonly form: Form;
  readonly loaded: LoadedForm;
  readonly running: boolean;
  /** Called with the user's answers, in addition to the earlier details. */
  readonly onAnswer: (details: ActionDetails) => void;
  readonly onClose: () => void;
}

/** A question that must be answered before an action continues. */
export function QuestionDialog({ question, ...rest }: QuestionDialogProps) {
  return question.kind === 'people' ? (
    <NobodySelected key={question.activityCodes.join()} activityCodes={question.activityCodes} {...rest} />
  ) : (
    <ValuesChanged changes={question.changes} {...rest} />
  );
}

const mark = (action: string): Record<`data-${string}`, string> => ({ 'data-action': action });

function NobodySelected({
  activityCodes,
  loaded,
  running,
  onAnswer,
  onClose,
}: Omit<QuestionDialogProps, 'question'> & { readonly activityCodes: readonly string[] }) {
  const t = useTexts(choosingTexts);
  const [chosen, setChosen] = useState<Chosen>({});
  const ids = chosenIds(chosen);
  return (
    <Modal
      open
      title={t('nobodyTitle')}
      closable={!running}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={[
        <Button key="cancel" disabled={running} onClick={onClose}>
          {t('cancel')}
        </Button>,
        <Button key="anyway" disabled={running || ids !== undefined} {...mark('anyway')} onClick={() => onAnswer({ confirm: true })}>
          {t('submitAnyway')}
        </Button>,
        <Button
          key="submit"
          type="primary"
          loading={running}
          disabled={ids === undefined}
          {...mark('confirm')}
          onClick={() => ids && onAnswer({ chosen: ids })}
        >
          {t('submit')}
        </Button>,
      ]}
    >
      <div className={fieldStyles.dialog}>
        <p className={styles.hint}>{t('nobodyText')}</p>
        <NextPeople context={{ ...choiceContextOf(loaded), activityCodes: [...activityCodes] }} value={chosen} onChange={setChosen} />
      </div>
    </Modal>
  );
}

function ValuesChanged({
  changes,
  form,
  running,
  onAnswer,
  onClose,
}: Omit<QuestionDialogProps, 'question'> & { readonly changes: Extract<ActionQuestion, { kind: 'values' }>['changes'] }) {
  const t = useTexts(choosingTexts);
  const formText = useTexts(formTexts);
  const locale = useLocale();
  const text = (path: string, value: unknown): string => shownText(form, path, value, locale) || formText('empty');
  return (
    <Modal
      open
      title={t('valuesTitle')}
      okText={t('confirm')}
      okButtonProps={{ loading: running, ...mark('confirm') }}
      cancelText={t('cancel')}
      cancelButtonProps={{ disabled: running }}
      closable={!running}
      mask={{ closable: false }}
      onOk={() => onAnswer({ shown: Object.fromEntries(changes.map(({ path, theirs }) => [path, theirs])) })}
      onCancel={onClose}
    >
      <p>{t('valuesText')}</p>
      <dl className={styles.details}>
        {changes.map(({ path, mine, theirs }) => (
          <div key={path}>
            <dt>{pathLabel(form, path, locale, formText)}</dt>
            <dd>
              <span>
                {t('shown')} {text(path, mine)}
              </span>
              <br />
              <strong>
                {t('result')} {text(path, theirs)}
              </strong>
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
