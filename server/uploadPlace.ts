import type { Bucket } from './lib/bucketStore';
import { OperatorError } from './operatorError';
import type { Environment } from './settingFiles';

/** Where uploads are stored: in a folder, in a bucket, or nowhere for long. */
export type UploadPlace = string | Bucket | 'memory';

/** A prefix needs nothing that is written otherwise in an address or in XML. */
const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]*)(?:\/([\w./-]*))?$/;

/**
 * A folder, or `s3://bucket/prefix`, whose service and keys the usual variables name: AWS_ENDPOINT_URL_S3 or
 * AWS_ENDPOINT_URL (Amazon's own by default), AWS_REGION or AWS_DEFAULT_REGION (`us-east-1`), AWS_ACCESS_KEY_ID,
 * AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN.
 * @throws OperatorError
 */
export function readUploads(place: string, env: Environment): UploadPlace {
  if (!place.startsWith('s3:')) return place;
  const [, bucket, path = ''] = BUCKET.exec(place) ?? [];
  if (!bucket) {
    throw new OperatorError(`FISH_UPLOADS must be a folder or an address such as s3://bucket/prefix, not "${place}".`);
  }
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!accessKeyId || !secretAccessKey) {
    throw new OperatorError('FISH_UPLOADS in a bucket needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  }
  const region = env.AWS_REGION || env.AWS_DEFAULT_REGION || 'us-east-1';
  const endpoint = env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL;
  if (endpoint && !/^https?:\/\/[^/\s]+\/*$/.test(endpoint)) {
    throw new OperatorError(
      `AWS_ENDPOINT_URL must be an address such as https://minio.example.com, not "${endpoint}".`,
    );
  }
  return {
    address: endpoint ? `${endpoint.replace(/\/+$/, '')}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`,
    prefix: path.replace(/\/*$/, path && '/'),
    region,
    accessKeyId,
    secretAccessKey,
    sessionToken: env.AWS_SESSION_TOKEN || undefined,
  };
}
