import { lazy, Suspense, type ReactNode } from 'react';
import { switchOption } from '../options/declared-option.ts';
import type { FaceProps } from '../face/face.ts';
import { useSignalValue } from '../face/use-signal-value.ts';
import styles from './scan.module.css';

const ScanButton = lazy(() => import('./ScanButton.tsx').then((module) => ({ default: module.ScanButton })));

interface ScanBesideProps extends Pick<FaceProps, 'field' | 'locale' | 'compact'> {
  readonly onText: (text: string) => void;
  readonly children: ReactNode;
}

/** An input with a scanner beside it, where the form asks for one (`isScan`). */
export function ScanBeside({ field, locale, compact = false, onText, children }: ScanBesideProps) {
  const options = useSignalValue(field.options);
  const isDisabled = useSignalValue(field.disabled);
  if (!switchOption(options, 'isScan')) return children;
  return (
    <div className={styles.beside}>
      <div>{children}</div>
      <Suspense fallback={null}>
        <ScanButton label={field.label(locale)} locale={locale} isDisabled={isDisabled} isBare={compact} onText={onText} />
      </Suspense>
    </div>
  );
}
