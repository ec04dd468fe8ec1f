export { createPersistentCache, type CacheEntry, type PersistentCache } from './cache/persistentCache.ts';
export { formatDate, formatDateTime, formatDay, shopClock, shopDay, shopInstant, type Instant } from './dates.ts';
export { emailAddress, isEmailAddress } from './email.ts';
export { ApiError, isOutage, maySucceedLater, UnreachableError } from './errors.ts';
export { createEventBus, type DomainEvents, type EventBus } from './events.ts';
export {
  badContentType,
  createHttp,
  messageOf,
  read,
  readPlain,
  readWithMeta,
  silent,
  wrongResponseFormat,
  type HttpOptions,
} from './http.ts';
export {
  formatPrice,
  fromEuros,
  parsePrice,
  percentOf,
  roundDecimal,
  toEuros,
  type Cents,
  type PriceNotation,
} from './money.ts';
export { encodePath, imageAddress, type ImageSize } from './imageAddress.ts';
export { idNumber, integerBetween, maxInteger, storableInteger, storableNumber } from './numbers.ts';
export { noteAct, readList, type OutboxAct } from './noteAct.ts';
export { cancelAct, type Cancelled } from './cancelAct.ts';
export { createOutbox, createTabLock, type Outbox, type OutboxOptions, type TabLock } from './outbox.ts';
export { logFailure, newReference } from './reference.ts';
export { logError } from './logError.ts';
export { referenceHeader } from './referenceHeader.ts';
export { rememberRefused } from './rememberRefused.ts';
export { createRetry, type Retry, type RetryOptions } from './retry.ts';
export { browserStorage, createStorage, storageKey, type Storage } from './storage.ts';
export { dutch, dutchTax } from './storeDefaults.ts';
export { completeView, defaultEndpoints, type Endpoints } from './endpoints.ts';
export {
  parseStoreView,
  storeViewSchema,
  type CartCountType,
  type I18n,
  type StoreSettings,
  type StoreView,
} from './storeView.ts';
export { sendTask } from './sync/sendTask.ts';
export { createSyncQueue, type SyncQueue, type SyncQueueOptions } from './sync/syncQueue.ts';
export type { NewSyncTask, SyncAnswer, SyncContext, SyncTask } from './sync/syncTask.ts';
export { createTaskStore, type TaskStore } from './sync/taskStore.ts';
export { createTaskId, createTaskQueue, type TaskQueue } from './taskQueue.ts';
export { shortText, storableJson, storableText } from './text.ts';
export { guestTokens, type TokenPort } from './tokens.ts';
