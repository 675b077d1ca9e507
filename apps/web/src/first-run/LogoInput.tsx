import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { firstRunTexts } from './first-run.locale.ts';
import styles from './first-run.module.css';

interface LogoInputProps {
  /** Given by the form, with a data URL. */
  readonly id?: string;
  readonly value?: string | null;
  readonly onChange?: (value: string | null) => void;
}

const maxBytes = 1024 * 1024;

/** Chooses a picture, which becomes a data URL. */
export function LogoInput({ id, value = null, onChange }: LogoInputProps) {
  const t = useTexts(firstRunTexts);
  const input = useRef<HTMLInputElement>(null);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const handleFile = (file: File): void => {
    setIsTooLarge(file.size > maxBytes);
    if (file.size > maxBytes) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') onChange?.(reader.result);
    });
    reader.readAsDataURL(file);
  };
  return (
    <div className={styles.logo}>
      {value ? <img src={value} alt={t('logo')} className={styles.picture} /> : null}
      <Button {...(id && { id })} onClick={() => input.current?.click()}>
        {t('logoChoose')}
      </Button>
      {value ? (
        <Button type="text" onClick={() => onChange?.(null)}>
          {t('logoRemove')}
        </Button>
      ) : null}
      <input
        ref={input}
        type="file"
        style={{ display: 'none' }}
        accept="image/png,image/jpeg,image/webp,image/gif"
        aria-label={t('logoChoose')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) handleFile(file);
        }}
      />
      <span role="alert">{isTooLarge ? t('logoTooLarge') : null}</span>
    </div>
  );
}
