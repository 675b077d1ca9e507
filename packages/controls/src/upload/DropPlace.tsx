import { useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import styles from './upload.module.css';

interface DropPlaceProps {
  /** Null while nothing may be added: what is dropped then goes nowhere, least of all into the window. */
  readonly onFiles: ((files: readonly File[]) => void) | null;
  readonly children: ReactNode;
}

/** Takes files that are dragged in, or pasted while the cursor is in it. */
export function DropPlace({ onFiles, children }: DropPlaceProps) {
  const [isOver, setOver] = useState(false);

  function handleDrag(event: DragEvent): void {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = onFiles ? 'copy' : 'none';
    setOver(onFiles !== null);
  }

  function handleDrop(event: DragEvent): void {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    setOver(false);
    onFiles?.([...event.dataTransfer.files]);
  }

  function handlePaste(event: ClipboardEvent): void {
    const files = [...event.clipboardData.files];
    if (!onFiles || files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  }

  return (
    <div
      className={styles.place}
      data-over={isOver || undefined}
      onDragEnter={handleDrag}
      onDragOver={handleDrag}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
      onPaste={handlePaste}
    >
      {children}
    </div>
  );
}

function hasFiles(data: DataTransfer): boolean {
  return [...data.types].includes('Files');
}
