import { batch, computed, signal, type Field, type Form, type ReadonlySignal, type ValueIssue } from '@inkstone/form-engine';
import { createId, parseFieldPath, type FileReference } from '@inkstone/schema';
import { fileChanges, type FilesValue } from '../values/file-value.ts';
import { UploadRefused, type UploadTarget, type FileServices } from '../services/file-services.ts';
import { checkUpload, mayAddFile, type UploadKind, type UploadSettings } from '../upload-rule/check-upload.ts';
import { createUploadId, uploadStatuses, type UploadFailure, type UploadItem, type UploadStatus } from './upload-item.ts';
import { UploadQueue } from './upload-queue.ts';

/** The services and settings of an upload list. */
export interface UploadContext {
  readonly files: FileServices;
  readonly settings: UploadSettings;
  /** Prepares a file for sending, for example by shrinking a picture; returns the same file if there is nothing to do. */
  readonly prepare?: (file: File) => Promise<File>;
}

interface Sending {
  readonly uid: string;
  readonly rank: number;
  readonly file: File;
  readonly key: string;
  readonly context: UploadContext;
  readonly abort: AbortController;
  readonly status: UploadStatus;
  readonly share: number;
  readonly failure: UploadFailure | null;
}

interface Removed {
  readonly reference: FileReference;
  readonly index: number;
}

/**
 * The files of one control: stored, uploading, failed and recently removed. The list belongs to the open form rather than to a view, so
 * that uploads continue while the control is not visible. The form waits for pending uploads.
 */
export class UploadList {
  readonly items: ReadonlySignal<readonly UploadItem[]>;
  /** Issues that concern the last picked files as a whole. */
  readonly issues: ReadonlySignal<readonly ValueIssue[]>;
  private readonly form: Form;
  private readonly field: Field;
  private readonly kind: UploadKind;
  private readonly sending = signal<readonly Sending[]>([]);
  private readonly removed = signal<readonly Removed[]>([]);
  private readonly refusal = signal<readonly ValueIssue[]>([]);
  private readonly contents = new Map<string, File>();
  private readonly ranks = new Map<string, number>();
  private readonly queue = new UploadQueue();
  private lastRank = 0;

  constructor(form: Form, field: Field, kind: UploadKind) {
    this.form = form;
    this.field = field;
    this.kind = kind;
    this.issues = this.refusal;
    this.items = computed(() => {
      // After the record has been saved, a removed file cannot be restored.
      const removed = field.status.value === 'pristine' ? [] : this.removed.value;
      return [...withRemoved(field.value.value as FilesValue, removed), ...this.sending.value.map(itemOf)];
    });
  }

  /** Whether another file can be added now. */
  mayAdd(): boolean {
    return mayAddFile(this.kind, this.field.options.value, this.present());
  }

  /**
   * Adds files. If there are too many, all are refused; otherwise files that violate a rule are listed with the reason, and the others are
   * uploaded.
   */
  add(files: readonly File[], context: UploadContext): void {
    if (files.length === 0 || this.field.readonly.peek()) return;
    const options = this.field.options.peek();
    const candidates = files.map(({ name, size }) => ({ name, fileSize: size }));
    const whole = checkUpload(this.kind, candidates, options, this.present(), context.settings).filter(concernsAll);
    this.refusal.value = whole;
    if (whole.length > 0) return;
    this.forgetStored();
    for (const file of files) this.start(file, context);
  }

  /** Cancels an upload, or removes a failed one from the list. */
  cancel(uid: string): void {
    this.sending
      .peek()
      .find((each) => each.uid === uid)
      ?.abort.abort();
    this.drop(uid);
  }

  retry(uid: string): void {
    const sending = this.sending.peek().find((each) => each.uid === uid);
    if (sending?.failure?.kind === 'lost') this.run(sending);
  }

  remove(refId: string): void {
    const files = this.files();
    const index = files.findIndex(({ id }) => id === refId);
    if (index < 0) return;
    this.forgetStored();
    this.write(files.toSpliced(index, 1));
    this.removed.value = [...this.removed.peek(), { reference: files[index]!, index }];
  }

  /** Restores a removed file at its position, unless the control is full by now. */
  restore(refId: string): void {
    const removed = this.removed.peek().find(({ reference }) => reference.id === refId);
    if (!removed) return;
    const isFull = !mayAddFile(this.kind, this.field.options.peek(), this.present());
    this.refusal.value = isFull ? checkUpload(this.kind, [], this.field.options.peek(), this.present() + 1) : [];
    if (isFull) return;
    this.removed.value = this.removed.peek().filter((each) => each !== removed);
    this.write(this.files().toSpliced(removed.index, 0, removed.reference));
  }

  /** Marks all files as deleted and clears the value (runtime specification, section 4). */
  clear(): void {
    const files = this.files();
    batch(() => {
      for (const { uid } of this.sending.peek()) this.cancel(uid);
      this.forgetStored();
      this.removed.value = [...this.removed.peek(), ...files.map((reference, index) => ({ reference, index }))];
    });
    this.write([]);
  }

  /** Adds a file that was uploaded for this control by other means, if there is room for it. */
  accept(reference: FileReference): void {
    if (!mayAddFile(this.kind, this.field.options.peek(), this.present())) return;
    this.forgetStored();
    const { id, name, fileSize } = reference;
    this.write([...this.files(), { id, name, fileSize }]);
  }

  /** The upload target, as the server expects it. */
  get target(): UploadTarget {
    const { schemaCode, code } = this.form.definition;
    return { schemaCode, formCode: code, control: controlOf(this.field) };
  }

  /** The bytes of a file that was uploaded from here, so that its picture need not be fetched. */
  contentOf(refId: string): File | null {
    return this.contents.get(refId) ?? null;
  }

  private files(): readonly FileReference[] {
    return (this.field.value.peek() as FilesValue) ?? [];
  }

  private present(): number {
    return ((this.field.value.value as FilesValue)?.length ?? 0) + this.sending.value.filter(({ failure }) => failure === null).length;
  }

  private start(file: File, context: UploadContext): void {
    const issues = this.issuesOf(file, context, { isPrepared: !context.prepare });
    const sending: Sending = {
      uid: createUploadId(),
      rank: (this.lastRank += 1),
      file,
      key: createId(),
      context,
      abort: new AbortController(),
      status: uploadStatuses.error,
      share: 0,
      failure: issues.length > 0 ? { kind: 'rule', issues } : null,
    };
    this.sending.value = [...this.sending.peek(), sending];
    if (issues.length === 0) this.run(sending);
  }

  /** A file that will be shrunk may exceed the size limit before. */
  private issuesOf(file: File, { settings }: UploadContext, { isPrepared }: { readonly isPrepared: boolean }): readonly ValueIssue[] {
    const issues = checkUpload(this.kind, [{ name: file.name, fileSize: file.size }], this.field.options.peek(), 0, settings);
    return isPrepared ? issues : issues.filter(({ code }) => code !== 'FileTooLarge');
  }

  private run(sending: Sending): void {
    const status = sending.context.prepare ? uploadStatuses.fileToImg : uploadStatuses.uploading;
    this.update(sending.uid, { status, share: 0, failure: null });
    this.field.waitFor(this.queue.run(sending.abort.signal, () => this.send(sending)));
  }

  private async send(sending: Sending): Promise<void> {
    try {
      const file = sending.context.prepare ? await this.prepared(sending, sending.context.prepare) : sending.file;
      if (file) this.arrived(sending, file, await this.upload(sending, file));
    } catch (error) {
      const failure: UploadFailure = error instanceof UploadRefused ? { kind: 'refused', text: error.message } : { kind: 'lost' };
      this.update(sending.uid, { status: uploadStatuses.error, failure });
    }
  }

  private async prepared({ uid, file, context }: Sending, prepare: (file: File) => Promise<File>): Promise<File | null> {
    const prepared = await prepare(file);
    const issues = this.issuesOf(prepared, context, { isPrepared: true });
    if (issues.length === 0) return prepared;
    this.update(uid, { status: uploadStatuses.error, failure: { kind: 'rule', issues } });
    return null;
  }

  private upload({ uid, key, context, abort }: Sending, file: File): Promise<FileReference> {
    abort.signal.throwIfAborted();
    this.update(uid, { status: uploadStatuses.uploading });
    return context.files.upload(file, {
      ...this.target,
      idempotencyKey: key,
      signal: abort.signal,
      onProgress: (share) => this.update(uid, { share }),
    });
  }

  private arrived({ uid, rank, abort }: Sending, file: File, { id, name, fileSize }: FileReference): void {
    if (abort.signal.aborted) return;
    this.contents.set(id, file);
    this.ranks.set(id, rank);
    const files = this.files();
    // Keep the order in which files were picked, whichever upload finishes first.
    const next = files.findIndex((each) => (this.ranks.get(each.id) ?? 0) > rank);
    batch(() => {
      this.drop(uid);
      this.write(files.toSpliced(next < 0 ? files.length : next, 0, { id, name, fileSize }));
    });
  }

  /** Sets the value and triggers its events; does nothing if the row was deleted or the control locked meanwhile. */
  private write(files: readonly FileReference[]): void {
    const { path } = this.field;
    if (!this.form.has(path) || this.field.readonly.peek()) return;
    const after = files.length === 0 ? null : files;
    const { added, removed } = fileChanges(this.field.value.peek() as FilesValue, after);
    this.form.set(path, after);
    if (added) this.form.trigger(path, 'onUpload');
    if (removed) this.form.trigger(path, 'onDelete');
  }

  private forgetStored(): void {
    if (this.field.status.peek() === 'pristine') this.removed.value = [];
  }

  private update(uid: string, change: Partial<Sending>): void {
    this.sending.value = this.sending.peek().map((each) => (each.uid === uid ? { ...each, ...change } : each));
  }

  private drop(uid: string): void {
    this.sending.value = this.sending.peek().filter((each) => each.uid !== uid);
  }
}

/** Issues about one file have its name. */
function concernsAll({ params }: ValueIssue): boolean {
  return params?.['name'] === undefined;
}

function controlOf({ path, definition }: Field): string {
  const parsed = parseFieldPath(path);
  return parsed?.kind === 'cell' ? `${parsed.sheet}.${parsed.column}` : definition.key;
}

function itemOf({ uid, file, status, share, failure }: Sending): UploadItem {
  return { uid, name: file.name, size: file.size, status, share, reference: null, failure };
}

function storedItem(reference: FileReference, status: UploadStatus): UploadItem {
  const { id, name, fileSize } = reference;
  return { uid: id, name: name || id, size: fileSize, status, share: 1, reference, failure: null };
}

function withRemoved(files: FilesValue, removed: readonly Removed[]): readonly UploadItem[] {
  const items = (files ?? []).map((reference) => storedItem(reference, uploadStatuses.done));
  const known = new Set(items.map(({ uid }) => uid));
  for (const { reference, index } of removed) {
    if (!known.has(reference.id)) items.splice(index, 0, storedItem(reference, uploadStatuses.deleted));
  }
  return items;
}
