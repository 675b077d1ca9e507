import { Button } from 'antd';
import { useRef, type ReactNode } from 'react';

interface PickButtonProps {
  readonly icon: ReactNode;
  readonly text: string;
  /** The accessible name. */
  readonly name: string;
  readonly multiple: boolean;
  /** The file types to offer, as `accept` of an input; empty for any. */
  readonly accept: string;
  /** Opens the camera on devices that have one. */
  readonly camera?: boolean;
  readonly look?: 'default' | 'text';
  readonly className?: string;
  readonly disabled?: boolean;
  readonly onPick: (files: readonly File[]) => void;
}

/** Opens the device's file picker; the same file can be picked again. */
export function PickButton({ icon, text, name, multiple, accept, camera, look, className, disabled, onPick }: PickButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        icon={icon}
        type={look ?? 'default'}
        className={className ?? ''}
        disabled={disabled === true}
        aria-label={name}
        onClick={() => input.current?.click()}
      >
        {text}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={name}
        multiple={multiple}
        accept={accept}
        {...(camera && { capture: 'environment' as const })}
        onChange={({ currentTarget }) => {
          onPick([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
