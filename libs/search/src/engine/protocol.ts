import type { SearchEntity, SearchRequest, SearchResponse } from '@etalage/catalog/contract';
import type { Damage, MovedIndex } from './damage.ts';
import type { IndexableDocument } from './port.ts';

/** What the engine asks of a thread. */
export type Task =
  | { kind: 'search'; request: SearchRequest }
  | { kind: 'put'; store: string; entity: SearchEntity; documents: readonly IndexableDocument[] }
  | { kind: 'remove'; store: string; entity: SearchEntity; ids: readonly number[] }
  | { kind: 'replace'; store: string; entity: SearchEntity }
  | { kind: 'finish' | 'abandon'; store: string }
  | { kind: 'setAside'; damage: Damage };

/** What a thread answers; writes answer without a response. */
export type TaskAnswer = { response?: SearchResponse } | { error: { name: string; message: string; damage?: Damage } };

/** What a thread tells beside its answers. */
export type ThreadNews = { moved: MovedIndex };
