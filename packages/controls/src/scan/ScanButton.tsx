import ScanOutlined from '@ant-design/icons/es/icons/ScanOutlined';
import { fillText, type Locale } from '@inkstone/schema';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { scanText } from './scan.locale.ts';

const ScanModal = lazy(() => import('./ScanDialog.tsx').then((module) => ({ default: module.ScanModal })));

interface ScanButtonProps {
  readonly label: string;
  readonly locale: Locale;
  readonly isDisabled: boolean;
  readonly isBare: boolean;
  readonly onText: (text: string) => void;
}

/** Opens the scanner, and closes it when a code has been read. */
export function ScanButton({ label, locale, isDisabled, isBare, onText }: ScanButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        type={isBare ? 'text' : 'default'}
        icon={<ScanOutlined aria-hidden />}
        aria-label={fillText(scanText.scan[locale], { label })}
        aria-haspopup="dialog"
        disabled={isDisabled}
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <Suspense fallback={null}>
          <ScanModal
            locale={locale}
            onText={(text) => {
              setOpen(false);
              onText(text);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
