/** An uploaded file in a form: `id` is its refId, `fileSize` in bytes (runtime specification, section 3: uploaded file). Only the id counts when it comes from a client. */
export interface FileReference {
  readonly id: string;
  readonly name: string;
  readonly fileSize: number;
}
