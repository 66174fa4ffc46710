export const uploadCalls = {
  image: 'POST /fish/admin/upload/image',
} as const;
