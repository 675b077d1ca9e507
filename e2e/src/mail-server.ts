import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Receives the mails of a server under test. */
export class MailServer {
  readonly mails: string[] = [];
  readonly #smtp: SMTPServer;

  private constructor() {
    this.#smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          this.mails.push(readMail(Buffer.concat(chunks).toString()));
          callback();
        });
      },
    });
  }

  static async start(): Promise<MailServer> {
    const server = new MailServer();
    server.#smtp.listen(0, '127.0.0.1');
    await once(server.#smtp.server, 'listening');
    return server;
  }

  /** For the setting `SMTP_URL`. */
  get url(): string {
    return `smtp://127.0.0.1:${(this.#smtp.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#smtp.close(() => resolve()));
  }
}

/** Returns the text of a mail, whose encoding depends on how many Chinese characters it has. */
function readMail(mail: string): string {
  const [head = '', ...body] = mail.split('\r\n\r\n');
  if (/^content-transfer-encoding: base64/im.test(head)) return `${head}\n\n${Buffer.from(body.join(''), 'base64').toString()}`;
  return mail.replaceAll(/=\r?\n/g, '').replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}
