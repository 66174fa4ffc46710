export default {
  'image.choose': 'Choose or drop a picture',
  'image.replace': 'Choose or drop another picture',
  'image.hint': '{ratio}, PNG, JPEG or WebP, at most {limit} MB.',
  'image.hint.filled': 'Click or drop another picture to replace it: {ratio}, PNG, JPEG or WebP, at most {limit} MB.',
  'image.sending': 'Uploading the picture',
  'image.wrongType': 'This is not a PNG, JPEG or WebP picture.',
  'image.tooLarge': 'This picture has {found} MB; at most {limit} MB are allowed.',
  'image.damaged': 'This picture can’t be read: the file may be damaged.',
  'image.wrongRatio': 'This picture is {found} ({width} × {height}); it has to be {wanted}.',
};
