// umi knows a language by this file. Its texts come as a chunk of their own: languages.ts.
export default {};
