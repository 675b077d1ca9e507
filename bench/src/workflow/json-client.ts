import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

/** Sends commands and queries over persistent connections. It is lightweight, because it shares the machine with the measured programs. */
export class JsonClient {
  readonly #url: URL;
  readonly #agent = new Agent({ keepAlive: true });

  constructor(url: string) {
    this.#url = new URL(url);
  }

  /** Returns the data of a successful response; throws otherwise. */
  post<T>(path: string, token: string | null, body: object): Promise<T> {
    const content = JSON.stringify(body);
    return this.#send<T>('POST', path, content, {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(content)),
      'idempotency-key': randomUUID(),
      ...(token !== null && { authorization: `Bearer ${token}` }),
    });
  }

  get<T>(path: string, token: string): Promise<T> {
    return this.#send<T>('GET', path, '', { authorization: `Bearer ${token}` });
  }

  /** Returns whether the response was successful. */
  async reaches(path: string): Promise<boolean> {
    return this.#send('GET', path, '', {}).then(
      () => true,
      () => false,
    );
  }

  close(): void {
    this.#agent.destroy();
  }

  #send<T>(method: string, path: string, content: string, headers: Record<string, string>): Promise<T> {
    const { hostname, port } = this.#url;
    return new Promise((resolve, reject) => {
      const sent = request({ agent: this.#agent, hostname, port, path, method, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        answer.on('error', reject).on('end', () => {
          if (answer.statusCode === 200) resolve((JSON.parse(text) as { data: T }).data);
          else reject(new Error(`${method} ${path} answered ${answer.statusCode}: ${text}`));
        });
      });
      sent.on('error', reject).end(content);
    });
  }
}
