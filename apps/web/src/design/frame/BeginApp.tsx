import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import fieldStyles from '../../platform/fields/fields.module.css';
import { useNavigate } from '../../platform/router/index.ts';
import { documentAddress } from '../design-address.ts';
import { designTexts } from '../design.locale.ts';
import { useAddNamedPart } from './use-add-part.ts';
import styles from './frame.module.css';

/** An application without anything asks for its first form. */
export function BeginApp({ appCode }: { readonly appCode: string }) {
  const t = useTexts(designTexts);
  const id = useId();
  const navigate = useNavigate();
  const addNamed = useAddNamedPart();
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const begin = async () => {
    const added = await addNamed({ kind: 'form', schemaCode: null }, name.trim());
    if (typeof added === 'string') setFailure(added);
    else navigate(documentAddress(appCode, added));
  };
  return (
    <form
      className={styles.begin}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') void begin();
      }}
    >
      <h2>{t('firstForm')}</h2>
      <p className="ink-muted">{t('firstFormHint')}</p>
      <div className={styles.beginLine}>
        <Input
          autoFocus
          aria-label={t('firstFormName')}
          aria-describedby={`${id}-issue`}
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="primary" htmlType="submit" disabled={name.trim() === ''}>
          {t('create')}
        </Button>
      </div>
      <p id={`${id}-issue`} role="alert" className={fieldStyles.issue}>
        {failure}
      </p>
    </form>
  );
}
