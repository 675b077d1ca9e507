import {
  applyPeopleImport,
  getPeopleImport,
  listPeopleImportRows,
  uploadPeople,
  type CallInput,
  type ImportedPerson,
  type PeopleImportSummary,
} from '@inkstone/api';
import { workbookOf } from '../../../platform/xlsx/testing/workbook-file.ts';
import { sendWorkbook } from '../../../testing/send-workbook.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../../testing/test-server.ts';
import { runPeopleImport } from '../run-import.ts';

const today = new Date('2026-11-23T04:00:00Z');

/** An administrator who imports files into the demo organisation; the worker runs when it is called. */
export class PeopleScene {
  readonly server: TestServer;
  readonly admin: TestPerson;

  private constructor(server: TestServer, admin: TestPerson) {
    this.server = server;
    this.admin = admin;
  }

  static async open(): Promise<PeopleScene> {
    const server = await createTestServer({ now: () => today });
    return new PeopleScene(server, await server.signIn('admin'));
  }

  send(bytes: Buffer, name = 'people.xlsx') {
    return sendWorkbook(this.server, this.admin, uploadPeople, { fields: {}, bytes, name });
  }

  /** Uploads rows, of which the first one has the headings. */
  async upload(...rows: readonly (readonly (string | number | null)[])[]): Promise<PeopleImportSummary> {
    return this.uploadFile(await workbookOf(...rows));
  }

  async uploadFile(bytes: Buffer, name?: string): Promise<PeopleImportSummary> {
    const { status, errmsg, data } = await this.send(bytes, name);
    if (status !== 200) throw new Error(`the file was refused with ${data.code}: ${errmsg}`);
    return data;
  }

  async rows(importId: string, show: CallInput<typeof listPeopleImportRows>['show'] = 'all'): Promise<readonly ImportedPerson[]> {
    const items: ImportedPerson[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await this.admin.call(listPeopleImportRows, { importId, show, size: 100, ...(cursor && { cursor }) });
      items.push(...page.items);
      cursor = page.next;
    }
    return items;
  }

  /** Returns the issues as `row heading: message`. */
  async issues(importId: string): Promise<readonly string[]> {
    const rows = await this.rows(importId, 'issues');
    return rows.flatMap(({ issues }) => issues.map(({ line, heading, message }) => `${line} ${heading}: ${message}`));
  }

  work(importId: string): Promise<void> {
    return runPeopleImport({ db: this.server.db, now: () => today, timeZone: 'Asia/Taipei' }, importId);
  }

  async apply({ importId }: Pick<PeopleImportSummary, 'importId'>): Promise<PeopleImportSummary> {
    await this.admin.call(applyPeopleImport, { importId });
    await this.work(importId);
    return this.admin.call(getPeopleImport, { importId });
  }

  /** Uploads rows and imports them. */
  async import(...rows: readonly (readonly (string | number | null)[])[]): Promise<PeopleImportSummary> {
    return this.apply(await this.upload(...rows));
  }

  close(): Promise<void> {
    return this.server.close();
  }
}
