import type { RuleActionOf } from '@inkstone/schema';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { ChoiceField, TextField, type RuleChoice } from './RuleField.tsx';
import { rulesTexts } from './rules.locale.ts';
import styles from './rules.module.css';

type Refusing = RuleActionOf<'check' | 'find'>;

interface RefusalFieldsProps {
  readonly path: string;
  readonly action: Refusing;
  readonly fields: readonly RuleChoice[];
  readonly onChange: (action: Refusing) => void;
}

/** The message with which a check refuses, and the field where it is shown. */
export function RefusalFields({ path, action, fields, onChange }: RefusalFieldsProps) {
  const t = useTexts(rulesTexts);
  const { message } = action;
  return (
    <div className={styles.pair}>
      {action.kind === 'find' ? (
        <ChoiceField
          label={t('holds')}
          path={`${path}.holds`}
          value={action.holds}
          choices={[
            { value: 'exists', label: t('exists') },
            { value: 'absent', label: t('absent') },
          ]}
          onChange={(holds) => onChange({ ...action, holds: holds as 'exists' | 'absent' })}
        />
      ) : null}
      <TextField
        label={t('messageZh')}
        path={`${path}.message.zh`}
        value={message.zh}
        maxLength={200}
        onChange={(zh) => onChange({ ...action, message: { ...message, zh } })}
      />
      <TextField
        label={t('messageEn')}
        path={`${path}.message.en`}
        value={message.en}
        maxLength={200}
        onChange={(en) => onChange({ ...action, message: { ...message, en } })}
      />
      <ChoiceField
        label={t('field')}
        path={`${path}.field`}
        value={action.field ?? ''}
        choices={[{ value: '', label: t('noField') }, ...fields]}
        onChange={(field) => onChange(withField(action, field))}
      />
    </div>
  );
}

function withField(action: Refusing, field: string): Refusing {
  const { field: _before, ...rest } = action;
  return (field === '' ? rest : { ...rest, field }) as Refusing;
}
