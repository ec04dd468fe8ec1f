/** The engine on an Elasticsearch cluster; apart from the embedded one, so that only who has a cluster loads its client. */
export { createElasticsearchEngine, type ElasticsearchSettings } from './elasticsearch/elasticsearchEngine.ts';
