// The lower bound: one statement for each query over the product's table and indexes, without rights and input validation.
import { createHash } from 'node:crypto';
import fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ ...(JSON.parse(process.env['RAW_DATABASE']!) as pg.PoolConfig), max: 20 });
const app = fastify();
app.post('/list', async (request) => {
  const { statement } = request.body as { statement: string };
  const name = createHash('sha256').update(statement).digest('hex').slice(0, 40);
  const { rows } = await pool.query({ name, text: statement });
  return { errcode: 0, errmsg: '', data: { items: rows.slice(0, 50), next: rows.length > 50 ? rows[49] : null } };
});
app.get('/health/ready', async () => {
  await pool.query('select 1');
  return { errcode: 0, errmsg: '', data: null };
});
process.on('SIGTERM', () => process.exit(0));
await app.listen({ port: Number(process.env['PORT']), host: process.env['HOST']! });
