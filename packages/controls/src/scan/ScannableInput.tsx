import { lazy, Suspense, type ReactNode } from 'react';
import { switchOption } from '../options/declared-option.ts';
import type { ViewProps } from '../view/control-view.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import styles from './scan.module.css';

const ScanButton = lazy(() => import('./ScanButton.tsx').then((module) => ({ default: module.ScanButton })));

interface ScannableInputProps extends Pick<ViewProps, 'field' | 'locale' | 'compact'> {
  readonly onText: (text: string) => void;
  readonly children: ReactNode;
}

/** An input with a scan button, if the form asks for one (`isScan`). */
export function ScannableInput({ field, locale, compact = false, onText, children }: ScannableInputProps) {
  const options = useSignalValue(field.options);
  const isDisabled = useSignalValue(field.disabled);
  if (!switchOption(options, 'isScan')) return children;
  return (
    <div className={styles.scannable}>
      <div>{children}</div>
      <Suspense fallback={null}>
        <ScanButton label={field.label(locale)} locale={locale} isDisabled={isDisabled} isBare={compact} onText={onText} />
      </Suspense>
    </div>
  );
}
