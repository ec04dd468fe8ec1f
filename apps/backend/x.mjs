import { PGlite } from '@electric-sql/pglite';
const c=new PGlite('/tmp/a/pgx'); await c.waitReady;
console.log((await c.query('select version()')).rows);
console.log((await c.query("select name, setting, unit, enumvals, context from pg_settings where name in ('default_toast_compression','data_checksums','wal_level','fsync','synchronous_commit','full_page_writes','shared_buffers','wal_buffers','max_wal_size','wal_compression','checkpoint_timeout','maintenance_work_mem','work_mem','io_method','effective_io_concurrency','jit')")).rows);
await c.close();
