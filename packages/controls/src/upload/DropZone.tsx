import { useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import styles from './upload.module.css';

interface DropZoneProps {
  /** Null while no files may be added: dropped files are then ignored, and not opened by the browser. */
  readonly onFiles: ((files: readonly File[]) => void) | null;
  readonly children: ReactNode;
}

/** Accepts files that are dropped, or pasted while the focus is inside. */
export function DropZone({ onFiles, children }: DropZoneProps) {
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
      className={styles.zone}
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
